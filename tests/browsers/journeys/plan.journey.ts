import { journey } from '../journey.ts';

journey('a plan is made and checked off, and stays after a reload', async ({ page }) => {
  await page.open('/plan?technology=python');
  await page.fill('Days', '30');
  await page.fill('Age', '20');
  await page.click({ role: 'button', name: 'Make plan' });
  await page.see({ role: 'heading', name: 'Python in 30 days' });
  await page.click({ role: 'checkbox', name: 'Done: Running Python' });
  await page.until('the first topic is checked', isFirstChecked);
  await page.reload();
  await page.see({ role: 'heading', name: 'Python in 30 days' });
  await page.see({ role: 'checkbox', name: 'Done: Running Python' });
  await page.until('the first topic is checked', isFirstChecked);
});

function isFirstChecked(): true | string {
  const [box] = document.querySelectorAll<HTMLInputElement>('.plan-today input[type="checkbox"]');
  return box?.checked === true || 'it is not';
}
