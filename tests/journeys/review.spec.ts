import { findBarriers } from './support/axe.ts';
import { expect, open, test } from './support/journey.ts';
import { mark } from './support/marks.ts';
import { beginDay } from './support/plans.ts';

test.use({ timezoneId: 'Europe/Berlin' });

test('learned topics come back as questions that are answered by keyboard, with undo', async ({ page }) => {
  await beginDay(page, '2026-11-20');
  await open(page, '/language/python');
  for (const title of ['Lists', 'Strings']) await mark(page, title);
  await page.clock.setSystemTime(new Date('2026-11-22T08:00:00+01:00'));
  await open(page, '/review');
  await expect(page.getByText('Question 1 of 2 · Python')).toBeVisible();
  await page.getByRole('button', { name: 'Show the answer' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Answer' })).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);
  // A key that is held answers once.
  for (const _ of [1, 2]) await page.keyboard.down('1');
  await page.keyboard.up('1');
  await expect(page.getByText('Question 2 of 2 · Python')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Question 1 of 2 · Python')).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByRole('button', { name: 'Show the answer' }).press('Enter');
  await page.keyboard.press('2');
  const end = page.getByRole('region', { name: 'That was today’s review' });
  await expect(end).toContainText('The next question comes on Monday 23 November.');
  await expect(end.getByRole('heading')).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);
});
