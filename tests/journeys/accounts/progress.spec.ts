import { findBarriers } from '../support/axe.ts';
import { expect, measureOverflow, open, test } from '../support/journey.ts';
import { mark } from '../support/marks.ts';

test('progress shows the days, how far a roadmap is, and what an undo changes', async ({ page }) => {
  await open(page, '/progress');
  await expect(page.getByText('Nothing is here yet.')).toBeVisible();
  await open(page, '/language/python');
  for (const title of ['Lists', 'Strings']) await mark(page, title);
  await open(page, '/progress');
  const begun = page.getByRole('region', { name: 'On the way' });
  await expect(begun.getByRole('listitem')).toContainText(/Python\s*2 of \d+ done · about/);
  await expect(page.getByText('You worked on 1 of the last 30 days.')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  expect(await measureOverflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Undo: Python, Lists: done' }).click();
  await expect(begun.getByRole('listitem')).toContainText(/1 of \d+ done/);

  const own = page.getByRole('navigation', { name: 'Your pages' });
  await expect(own.getByRole('link', { name: 'Progress' })).toHaveAttribute('aria-current', 'page');
  await own.getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL('/account');
  await page.getByRole('main').getByRole('link', { name: 'Progress' }).last().click();
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
});
