import { isAtTopic, isReading } from '../reading.ts';
import { journey } from '../journey.ts';

journey('a link to a topic leads to it, also after a reload', async ({ page }) => {
  await page.open('/language/javascript#closures');
  await page.until('closures are in view', isAtTopic, 'closures');
  // Once its tools are there, the topic does not move any more.
  await page.see({ role: 'button', name: 'Star: Closures' });
  await page.click({ role: 'button', name: 'Mark as done: Closures' });
  await page.see({ role: 'button', begins: 'Done: Closures' });
  await page.reload();
  await page.until('closures are read again', isReading, 'closures');
  await page.click({ role: 'button', begins: 'Done: Closures' });
  await page.see({ role: 'button', name: 'Mark as done: Closures' });
});

journey('a page that is reloaded in the middle stays there and works', async ({ page }) => {
  await page.open('/language/python');
  await page.see({ role: 'button', name: 'Star: Lists' });
  // The topic moves until the sections around it have their heights.
  await page.until(
    'the middle stays in view',
    (slug) => {
      const topic = document.getElementById(slug);
      const { top = -1 } = topic?.getBoundingClientRect() ?? {};
      topic?.scrollIntoView();
      return (top >= 0 && top <= 60) || `${top}`;
    },
    'while-loops',
  );
  await page.reload();
  await page.until('its reader is back at it', isAtTopic, 'while-loops');
  await page.click({ role: 'button', name: 'Mark as done: While loops' });
  await page.see({ role: 'button', begins: 'Done: While loops' });
});

journey('a link that is followed before hydration leads to its topic', async ({ page }) => {
  await page.open('/language/python');
  await page.until(
    'a link is followed',
    (slug) => {
      document.querySelector<HTMLAnchorElement>(`nav a[href="#${slug}"]`)?.click();
      return true;
    },
    'inheritance',
  );
  await page.see({ role: 'button', name: 'Star: Inheritance' });
  await page.until('the topic is at the top', isAtTopic, 'inheritance');
});
