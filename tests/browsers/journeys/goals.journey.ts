import { journey } from '../journey.ts';

journey('a goal is found in everyday words, and its first step is done', async ({ page }) => {
  await page.open('/goals');
  await page.fill('Say it in your own words', 'a site for my bakery');
  await page.click({ role: 'link', name: 'A menu for a restaurant' });
  await page.arriveAt('/goals/restaurant-menu');
  await page.read('What you will have');
  await page.click({ role: 'button', begins: 'Mark as done' });
  await page.see({ role: 'button', begins: 'Done:' });
  await page.reload();
  await page.read('1 of ');
  await page.see({ role: 'button', begins: 'Done:' });
});
