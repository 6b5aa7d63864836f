import { journey } from '../journey.ts';

journey('a plan is made and checked off, and stays after a reload', async ({ page }) => {
  await page.open('/plan?technology=python');
  await page.fill('Days', '30');
  await page.fill('Age', '20');
  await page.click({ role: 'button', name: 'Make plan' });
  await page.see({ role: 'heading', name: 'Python in 30 days' });
  await page.click({ role: 'button', name: 'Mark as done: Running Python' });
  await page.see({ role: 'button', begins: 'Done: Running Python' });
  await page.reload();
  await page.see({ role: 'heading', name: 'Python in 30 days' });
  await page.see({ role: 'button', begins: 'Done: Running Python' });
});
