import { journey } from '../journey.ts';

journey('a topic done in one tab is shown as done in the other', async ({ page, openPage }) => {
  await page.open('/language/python');
  await page.see({ role: 'button', name: 'Mark as done: Running Python' });
  const other = await openPage();
  await other.open('/language/python');
  await other.click({ role: 'button', name: 'Mark as done: Running Python' });
  await other.see({ role: 'button', begins: 'Done: Running Python' });
  await page.see({ role: 'button', begins: 'Done: Running Python' });
  await page.click({ role: 'button', begins: 'Done: Running Python' });
  await other.see({ role: 'button', name: 'Mark as done: Running Python' });
});
