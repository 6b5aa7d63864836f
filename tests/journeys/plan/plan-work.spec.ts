import { findBarriers } from '../support/axe.ts';
import { expect, open, test } from '../support/journey.ts';
import { beginDay, dayLine, makePlan, today } from '../support/plans.ts';

test.use({ timezoneId: 'Europe/Berlin' });

test('a plan is made and checked off by keyboard alone', async ({ page }) => {
  await beginDay(page, '2026-11-23');
  await open(page, '/plan?technology=vue');
  await page.getByLabel('Age').focus();
  await page.keyboard.type('30');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vue in 30 days');
  await today(page)
    .getByRole('checkbox', { name: /^Done: / })
    .first()
    .press('Space');
  await expect(page.getByText(/^1 of \d+ topics done/)).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in a plan in the ${colorScheme} theme, and it fits 320 px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await beginDay(page, '2026-11-23');
    await makePlan(page, { days: '14' });
    await today(page).getByRole('checkbox', { name: 'Done: Running Python' }).check();
    await expect(page.getByText(/^1 of \d+ topics done/)).toBeVisible();
    await page.clock.setSystemTime(new Date('2026-11-24T08:00:00+01:00'));
    await page.reload();
    await dayLine(page, 4).getByText('Change', { exact: true }).click();
    await today(page).locator('.self-check summary').first().click();
    await dayLine(page, 4).getByRole('button', { name: 'Lock to this day' }).first().click();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(320);
    expect(await findBarriers(page)).toEqual([]);
    await page.clock.setSystemTime(new Date('2026-11-30T08:00:00+01:00'));
    await page.reload();
    await page.getByRole('button', { name: 'I’m behind' }).click();
    await expect(page.getByRole('dialog', { name: 'Keep the end date or every topic?' })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
  });
}

test('a part of a topic is checked off by keyboard', async ({ page }) => {
  await beginDay(page, '2026-11-23');
  await open(page, '/plan?technology=dsa');
  await page.getByLabel('Age').fill('10');
  await page.getByLabel('Minutes a day').fill('10');
  await page.getByRole('button', { name: 'Make plan' }).click();
  const part = today(page)
    .getByRole('checkbox', { name: /^Done: .+ \(part 1 of \d+\)$/ })
    .first();
  await part.press('Space');
  await expect(part).toBeChecked();
  await expect(part).toBeFocused();
});

test('projects and questions are checked and unchecked, and survive a new plan for the rest', async ({
  page,
}) => {
  await beginDay(page, '2026-11-23');
  await makePlan(page, { days: '90' });
  const project = today(page).getByRole('checkbox', { name: 'Done for today' });
  await project.check();
  await expect(page.getByText(/^Project: .+: done$/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(project).not.toBeChecked();
  await project.check();
  await today(page).getByRole('checkbox', { name: 'Done: Running Python' }).check();
  await page.clock.setSystemTime(new Date('2026-11-24T08:00:00+01:00'));
  await page.reload();
  const question = today(page).getByRole('checkbox', { name: 'Question done: Running Python' });
  await expect(question).not.toBeChecked();
  await today(page).locator('.self-check summary').first().click();
  await today(page).getByRole('button', { name: 'Not yet' }).click();
  await expect(question).toBeChecked();
  await expect(dayLine(page, 1).getByRole('checkbox', { name: /^Project/ })).toBeChecked();
  await page.clock.setSystemTime(new Date('2026-11-27T08:00:00+01:00'));
  await page.reload();
  await page.getByRole('button', { name: 'I’m behind' }).click();
  await expect(page.getByText(/topics moved\. You now finish on/)).toBeVisible();
  await expect(dayLine(page, 1).getByRole('checkbox', { name: /^Project/ })).toBeChecked();
  await expect(dayLine(page, 2).getByRole('checkbox', { name: 'Question: Running Python' })).toBeChecked();
  await open(page, '/progress');
  await expect(page.getByText('project on day 1 of a plan done').first()).toBeVisible();
});

test('a day’s project is a step of something to make, with what to do and what works then', async ({
  page,
}) => {
  await beginDay(page, '2026-11-23');
  await makePlan(page, { days: '90' });
  await page.clock.setSystemTime(new Date('2026-12-26T08:00:00+01:00'));
  await page.reload();
  const heading = today(page)
    .getByRole('heading', { name: /^Project: / })
    .first();
  await expect(heading.getByRole('link')).toHaveAttribute('href', /^\/goals\/[\w-]+#step-\d$/);
  await expect(today(page).locator('.step-does li').first()).toBeVisible();
  await today(page).getByRole('checkbox', { name: 'Done for today' }).check();
  await expect(page.getByText(/^Project: .+: done$/)).toBeVisible();
  await page.reload();
  await expect(today(page).getByRole('checkbox', { name: 'Done for today' })).toBeChecked();
  const later = page.locator('.plan-project').last();
  await later.getByText('What to do').click();
  await expect(later.locator('.step-does li').first()).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});
