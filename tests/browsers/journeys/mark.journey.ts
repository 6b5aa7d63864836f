import { journey } from '../journey.ts';

journey('a topic marked as done stays done after a reload, and can be reopened', async ({ page }) => {
  await page.open('/language/python');
  await page.click({ role: 'button', name: 'Mark as done: Running Python' });
  await page.see({ role: 'button', begins: 'Done: Running Python' });
  await page.reload();
  await page.click({ role: 'button', begins: 'Done: Running Python' });
  await page.see({ role: 'button', name: 'Mark as done: Running Python' });
  await page.click({ role: 'button', name: 'Undo' });
  await page.see({ role: 'button', begins: 'Done: Running Python' });
});
