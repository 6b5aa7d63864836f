import { findBarriers } from '../support/axe.ts';
import { expect, measureOverflow, open, test } from '../support/journey.ts';
import { allDaysRegion, beginDay, dayLine, makePlan, today } from '../support/plans.ts';
import { measureShift } from '../support/shift.ts';

test.use({ timezoneId: 'Europe/Berlin' });

test('the week shows minutes and what is done, and leads to each day by keyboard', async ({ page }) => {
  await beginDay(page, '2026-11-23');
  await makePlan(page);
  const week = page.getByRole('region', { name: 'This week' });
  const cells = week.getByRole('link');
  await expect(cells).toHaveCount(7);
  await expect(cells.first()).toHaveAttribute('aria-current', 'date');
  await expect(cells.first()).toHaveAccessibleName(/^Mon 23 Nov \d+ min planned, today$/);
  for (const box of await today(page).getByRole('checkbox').all()) await box.check();
  await expect(cells.first()).toHaveAccessibleName(/ done, today$/);
  await cells.nth(3).press('Enter');
  await expect(dayLine(page, 4)).toBeFocused();
  await expect(dayLine(page, 4)).toBeInViewport();
  await page.clock.setSystemTime(new Date('2026-12-22T08:00:00+01:00'));
  await page.reload();
  await expect(cells).toHaveCount(7);
  await expect(cells.last()).toHaveAccessibleName(/^Tue 22 Dec .*today$/);
});

test('the calendar has past and future days of the plan, month by month, and leads to each', async ({
  page,
}) => {
  await beginDay(page, '2026-11-23');
  await makePlan(page);
  for (const box of await today(page).getByRole('checkbox').all()) await box.check();
  await expect(page.getByText('Done for today.')).toBeVisible();
  await page.clock.setSystemTime(new Date('2026-11-25T08:00:00+01:00'));
  await page.reload();
  await page.getByRole('button', { name: 'Calendar', exact: true }).press('Enter');
  const november = page.getByRole('table', { name: 'November 2026' });
  await expect(november.getByRole('columnheader')).toHaveCount(7);
  await expect(november.getByRole('link')).toHaveCount(8);
  const date = (words: RegExp) => page.getByRole('link', { name: words });
  await expect(date(/^Monday 23 November 2026, 40 min done/)).toBeVisible();
  await expect(date(/^Tuesday 24 November 2026, \d+ min .*0 of \d done/)).toBeVisible();
  await expect(date(/^Wednesday 25 November 2026, .*, today/)).toHaveAttribute('aria-current', 'date');
  expect(await measureShift(page)).toBeLessThan(0.1);
  await page.getByRole('button', { name: 'Next month' }).press('Enter');
  await expect(page.getByRole('table', { name: 'December 2026' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next month' })).toBeFocused();
  await date(/^Friday 18 December 2026/).press('Enter');
  await expect(dayLine(page, 26)).toBeFocused();
  await expect(allDaysRegion(page).getByRole('button', { name: 'List' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const address = new URL(page.url());
  await open(page, '/');
  await open(page, `${address.pathname}${address.search}#day-20`);
  await expect(dayLine(page, 20)).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the week and the calendar in the ${colorScheme} theme, they fit 320 px, and paper has the list`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await beginDay(page, '2026-11-23');
    await makePlan(page);
    await page.getByRole('button', { name: 'Calendar', exact: true }).click();
    await expect(page.getByRole('table')).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    expect(await measureOverflow(page)).toBe(0);
    await page.emulateMedia({ forcedColors: 'active' });
    const cell = page.getByRole('table').locator('[aria-current]');
    await expect(cell).not.toHaveCSS('outline-style', 'none');
    await page.emulateMedia({ forcedColors: 'none' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'This week' })).toHaveCount(0);
    await expect(dayLine(page, 30)).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });
}
