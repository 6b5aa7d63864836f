import { findBarriers } from './support/axe.ts';
import { expect, measureOverflow, open, test } from './support/journey.ts';
import { beginDay, makePlan, today } from './support/plans.ts';

test.use({ timezoneId: 'Europe/Berlin' });

test('home has what today brings: work of plans to check off, reviews, and the last seven days', async ({
  page,
}) => {
  await beginDay(page, '2026-11-23');
  await makePlan(page, { days: '90' });
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  const plan = today(page).getByRole('region', { name: 'Python in 90 days' });
  const topic = plan.getByRole('checkbox', { name: 'Done: Running Python' });
  await topic.check();
  await expect(page.getByText('Running Python: done', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(topic).not.toBeChecked();
  await topic.check();
  await plan.getByRole('checkbox', { name: /^Project, / }).check();
  await expect(plan.getByText('Done for today.')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await measureOverflow(page)).toBe(0);
  await page.clock.setSystemTime(new Date('2026-11-25T08:00:00+01:00'));
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Continue' }).click();
  await today(page).getByRole('link', { name: 'Start the review' }).click();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await page.getByRole('button', { name: 'I knew it' }).click();
  await page.getByRole('link', { name: 'Back to today' }).click();
  await expect(today(page)).toContainText('1 question answered today.');
  await expect(today(page).getByText('Mon 23 Nov: 1 topic done')).toBeAttached();
  await expect(plan.getByText('Day 3 of 90')).toBeVisible();
});
