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
  await page.until('the middle is read', readFrom, 'while-loops');
  await page.reload();
  await page.see({ role: 'button', name: 'Star: While loops' });
  await page.until('its reader is back at it', isWhereItWas, 'while-loops');
  await page.click({ role: 'button', name: 'Mark as done: While loops' });
  await page.see({ role: 'button', begins: 'Done: While loops' });
});

journey('a page that is reloaded several times in a row stays where it was', async ({ page }) => {
  await page.open('/language/python');
  await page.see({ role: 'button', name: 'Star: Lists' });
  await page.until('the middle is read', readFrom, 'while-loops');
  for (let time = 0; time < 5; time += 1) await page.reload();
  await page.see({ role: 'button', name: 'Star: While loops' });
  await page.until('its reader is back at it', isWhereItWas, 'while-loops');
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

/** Scrolls to a topic, and notes how far down it is when the page is left. Sections may move it until then. */
function readFrom(slug: string): true {
  const topic = document.getElementById(slug);
  topic?.scrollIntoView();
  addEventListener('pagehide', () => {
    sessionStorage.setItem('left at', `${topic?.getBoundingClientRect().top}`);
  });
  return true;
}

function isWhereItWas(slug: string): true | string {
  const before = Number(sessionStorage.getItem('left at'));
  const { top = -1 } = document.getElementById(slug)?.getBoundingClientRect() ?? {};
  return Math.abs(top - before) < 3 || `${slug} at ${top} px, was at ${before} px`;
}
