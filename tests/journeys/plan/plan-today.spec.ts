import { findBarriers } from '../support/axe.ts';
import { expect, measureOverflow, open, test } from '../support/journey.ts';
import { beginDay, makePlan, today } from '../support/plans.ts';

test.use({ timezoneId: 'Europe/Berlin' });

test('today is checked off in its card, which then says that it is done and what is next', async ({
  page,
}) => {
  await beginDay(page, '2026-11-23');
  await makePlan(page, { days: '90' });
  const card = today(page);
  await expect(card).toContainText('Monday 23 November 2026 · 45 minutes in total');
  await expect(card.getByText(/^0 of \d done$/)).toBeVisible();
  const boxes = card.getByRole('checkbox');
  const count = await boxes.count();
  await expect(card.getByText('Done for today.')).toHaveCount(0);
  for (const box of await boxes.all()) await box.check();
  await expect(card.getByText(`${count} of ${count} done`)).toBeVisible();
  const said = card.getByRole('status').filter({ hasText: 'Done for today.' });
  await expect(said).toContainText(/Next is Tuesday 24 November 2026, \d+ minutes: \w+/);
  await page.reload();
  await expect(said).toBeVisible();
  await boxes.first().uncheck();
  await expect(card.getByText('Done for today.')).toHaveCount(0);
});

test('a day without work says so, and what is next', async ({ page }) => {
  await beginDay(page, '2026-11-29');
  await open(page, '/plan?technology=python');
  await page.getByLabel('Age').fill('20');
  await page.getByLabel('Starts on').fill('2026-11-28');
  await page.getByRole('button', { name: 'choose days off' }).click();
  await page.getByRole('checkbox', { name: 'Sunday' }).check();
  await page.getByRole('button', { name: 'Make plan' }).click();
  await expect(today(page)).toContainText(
    /Nothing planned today\. Next is Monday 30 November 2026, \d+ minutes: /,
  );
  await expect(today(page)).toContainText('Still to do from earlier days: Running Python');
});

test('the card names the step of the goal, and is read in forced colors, on paper and on 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await beginDay(page, '2026-11-23');
  await open(page, '/plan?goal=snake-game');
  await page.getByLabel('Age').fill('20');
  await page.getByRole('button', { name: 'Make plan' }).click();
  await expect(today(page).getByText(/^Step 1 of \d: /)).toBeVisible();
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await findBarriers(page)).toEqual([]);
  expect(await measureOverflow(page)).toBe(0);
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  await expect(today(page).getByRole('checkbox').first()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});
