import { isAtTopic, isReading } from '../reading.ts';
import { journey } from '../journey.ts';

journey('a link to a topic leads to it, and so does loading the page again', async ({ page }) => {
  await page.open('/language/javascript#closures');
  await page.until('closures are in view', isAtTopic, 'closures');
  // The topic is complete, and moves no more, when its tools are there.
  await page.see({ role: 'button', name: 'Star: Closures' });
  await page.click({ role: 'button', name: 'Mark as done: Closures' });
  await page.see({ role: 'button', begins: 'Done: Closures' });
  await page.reload();
  await page.until('closures are read again', isReading, 'closures');
  await page.click({ role: 'button', begins: 'Done: Closures' });
  await page.see({ role: 'button', name: 'Mark as done: Closures' });
});

journey('a page that is loaded again in its middle stays there and answers', async ({ page }) => {
  await page.open('/language/python');
  await page.see({ role: 'button', name: 'Mark as done: Lists' });
  await page.until('the middle is in view', () => {
    document.getElementById('while-loops')?.scrollIntoView();
    return scrollY > 1000 || `${scrollY}`;
  });
  await page.reload();
  await page.until('it is still in view', () => scrollY > 1000 || `${scrollY}`);
  await page.click({ role: 'button', name: 'Mark as done: While loops' });
  await page.see({ role: 'button', begins: 'Done: While loops' });
});
