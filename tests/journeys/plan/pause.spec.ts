import { findBarriers } from '../support/axe.ts';
import { expect, measureOverflow, test } from '../support/journey.ts';
import { beginDay, dayLine, makePlan, today } from '../support/plans.ts';

const pause = 'On vacation? Pause the plan';

test('a plan is paused by keyboard, nothing is missed, and one tap takes it back', async ({ page }) => {
  await beginDay(page, '2026-11-23');
  await makePlan(page, { days: '14' });
  const fourth = await dayLine(page, 4).getByRole('link').first().textContent();
  await page.getByText(pause).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('First day').fill('2026-11-26');
  await page.getByLabel('Last day').fill('2026-11-29');
  expect(await findBarriers(page)).toEqual([]);
  await page.getByLabel('Last day').press('Enter');
  const section = page.getByRole('region', { name: 'Pause' });
  await expect(section).toContainText(
    'The plan pauses from Thursday 26 November 2026 to Sunday 29 November 2026.',
  );
  await expect(section).toBeFocused();
  await expect(dayLine(page, 4)).toContainText('Day off');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Python in 18 days');
  await page.getByText('Week 2').click();
  await expect(dayLine(page, 8)).toContainText(fourth ?? 'a topic');

  await page.clock.setSystemTime(new Date('2026-11-27T08:00:00+01:00'));
  await page.reload();
  await expect(section).toContainText('You miss nothing. The plan goes on on Monday 30 November 2026.');
  await expect(today(page)).toContainText('Next is Monday 30 November 2026');
  expect(await findBarriers(page)).toEqual([]);

  await section.getByRole('button', { name: 'Go on today' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The pause is over.')).toBeVisible();
  await expect(today(page)).toContainText(fourth ?? 'a topic');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(section).toContainText('The plan pauses until Sunday 29 November 2026.');
});

test('a pause without an end goes on until the learner ends it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await beginDay(page, '2026-11-23');
  await makePlan(page, { days: '5' });
  const first = await today(page).getByRole('link').first().textContent();
  await page.getByText(pause).click();
  expect(await measureOverflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  const section = page.getByRole('region', { name: 'Pause' });
  await expect(section).toContainText('The plan pauses since Monday 23 November 2026, until you go on.');
  expect(await measureOverflow(page)).toBe(0);

  await page.clock.setSystemTime(new Date('2027-02-01T08:00:00+01:00'));
  await page.reload();
  await expect(section).toContainText('You miss nothing.');
  await expect(page.getByText('Still to do from earlier days')).toHaveCount(0);
  await expect(today(page)).toContainText('Next is Tuesday 2 February 2027');
  await section.getByRole('button', { name: 'Go on today' }).click();
  await expect(today(page)).toContainText(first ?? 'a topic');
  await expect(page.getByText(/ends on Friday 5 February 2027/).first()).toBeVisible();
});

test('a pause that ends before it begins, or begins after the plan, is refused at its field', async ({
  page,
}) => {
  await beginDay(page, '2026-11-23');
  await makePlan(page, { days: '5' });
  await page.getByText(pause).click();
  await page.getByLabel('First day').fill('2026-11-25');
  await page.getByLabel('Last day').fill('2026-11-24');
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByText('Choose Wednesday 25 November 2026 or a later day.')).toBeVisible();
  await expect(page.getByLabel('Last day')).toBeFocused();
  await page.getByLabel('First day').fill('2026-12-25');
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByText('The plan ends on Friday 27 November 2026.')).toBeVisible();
  await expect(page.getByLabel('First day')).toBeFocused();
});
