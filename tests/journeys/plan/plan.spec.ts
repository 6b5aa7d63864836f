import { findBarriers } from '../support/axe.ts';
import { expect, open, test } from '../support/journey.ts';
import { allDaysRegion, beginDay, dayLine, makePlan, today } from '../support/plans.ts';

test.use({ timezoneId: 'Europe/Berlin' });

test('a guest makes a plan, sees today first, checks off a topic, and finds it done after a reload', async ({
  page,
}) => {
  await beginDay(page, '2026-11-23');
  await makePlan(page);
  await expect(today(page).getByRole('link', { name: 'Running Python' })).toHaveAttribute(
    'href',
    '/language/python#running-python',
  );
  await expect(page.getByText('you will finish the last of them by Tuesday 22 December 2026.')).toBeVisible();
  await expect(page.getByText('ends on Tuesday 22 December 2026')).toBeVisible();
  await today(page).getByRole('checkbox', { name: 'Done: Running Python' }).check();
  await expect(page.getByText('1 of 33 topics done.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 of 33 topics done.')).toBeVisible();
  await page.goto('/language/python');
  await expect(page.getByRole('button', { name: 'Done: Running Python' })).toBeVisible();
});

test('a form names what is missing and loses no input', async ({ page }) => {
  await open(page, '/plan');
  await page.getByLabel('Days', { exact: true }).fill('12');
  await page.getByRole('button', { name: 'Make plan' }).click();
  const technology = page.getByLabel('Technology', { exact: true });
  await expect(technology).toHaveAccessibleDescription('Choose a technology.');
  await expect(technology).toBeFocused();
  await expect(page.getByLabel('Age')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Age')).toHaveAccessibleDescription(
    /Age must be a whole number .* Your age is needed/,
  );
  await expect(page.getByLabel('Minutes a day')).not.toHaveAttribute('aria-invalid');
  await page.getByLabel('Technology', { exact: true }).selectOption('sql');
  await page.getByRole('button', { name: 'Make plan' }).click();
  await expect(technology).not.toHaveAttribute('aria-invalid');
  await expect(page.getByLabel('Age')).toBeFocused();
  await expect(page.getByLabel('Days', { exact: true })).toHaveValue('12');
});

test('a learner who is behind catches up with one tap, and what is done stays', async ({ page }) => {
  await beginDay(page, '2026-11-23');
  await makePlan(page, { days: '90' });
  await today(page).getByRole('checkbox', { name: 'Done: Running Python' }).check();
  await expect(page.getByText(/^1 of \d+ topics done/)).toBeVisible();
  await page.clock.setSystemTime(new Date('2026-11-26T08:00:00+01:00'));
  await page.reload();
  const overdue = page.getByText('Still to do from earlier days:');
  await expect(overdue.getByRole('link', { name: 'Variables and data types' })).toHaveAttribute(
    'href',
    '/language/python#variables-and-data-types',
  );
  await page.getByRole('button', { name: 'I’m behind' }).click();
  await expect(
    page.getByText(/^\d+ topics moved\. You now finish on [A-Z][a-z]+day \d+ [A-Z][a-z]+ 202[67]\.$/),
  ).toBeVisible();
  await expect(page.getByText('Still to do from earlier days')).toHaveCount(0);
  await expect(page.getByText('You are on track.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'I’m behind' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(today(page).getByRole('link', { name: 'Variables and data types' })).toBeVisible();
  await expect(dayLine(page, 1)).toContainText('Running Python (done)');
});

test('a page that stays open overnight shows the next day', async ({ page }) => {
  await beginDay(page, '2026-11-23');
  await makePlan(page);
  await expect(page.getByText('Day 1 of 30 ·')).toBeVisible();
  await page.clock.fastForward('16:30:00');
  await expect(page.getByText('Day 2 of 30 · Tuesday 24 November')).toBeVisible();
  await expect(dayLine(page, 2)).toHaveAttribute('aria-current', 'date');
});

test('a plan that starts later says when, and calls no day today until then', async ({ page }) => {
  await beginDay(page, '2026-11-23');
  await makePlan(page, { starts: '2026-11-30' });
  await expect(
    page.getByText('30 days · starts on Monday 30 November 2026 · ends on Tuesday 29 December 2026'),
  ).toBeVisible();
  const start = page.getByRole('region', { name: 'Starts on Monday 30 November 2026' });
  await expect(start.getByRole('link', { name: 'Running Python' })).toBeVisible();
  await expect(today(page)).toHaveCount(0);
  await expect(allDaysRegion(page).getByText('Today')).toHaveCount(0);
});

test('if both are impossible, the learner chooses between a later end and fewer topics', async ({ page }) => {
  await beginDay(page, '2026-11-23');
  await makePlan(page, { days: '14' });
  await page.clock.setSystemTime(new Date('2026-12-01T08:00:00+01:00'));
  await page.reload();
  await page.getByRole('button', { name: 'I’m behind' }).click();
  const question = page.getByRole('dialog', { name: 'Keep the end date or every topic?' });
  await expect(question).toContainText('This leaves out');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'I’m behind' }).click();
  await question.getByRole('button', { name: /^Keep every topic and end on/ }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText(/of 2\d ·/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Python in 2\d days$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('of 14 ·')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Python in 14 days');
});

test('a plan that is over says how it ended, and can be continued', async ({ page }) => {
  await beginDay(page, '2026-11-23');
  await makePlan(page, { days: '14' });
  await expect(page.getByRole('button', { name: 'I’m behind' })).toHaveCount(0);
  await today(page).getByRole('checkbox', { name: 'Done: Running Python' }).check();
  await page.clock.setSystemTime(new Date('2026-12-20T08:00:00+01:00'));
  await page.reload();
  await expect(
    page.getByText(/^This plan ended on Sunday 6 December 2026\. You finished 1 of \d+ topics\.$/),
  ).toBeVisible();
  await expect(page.getByText(/Day \d+ of \d+ ·/)).toHaveCount(0);
  await expect(page.getByText(/the last one by/)).toHaveCount(0);
  await expect(today(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Go to the Python roadmap' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Make a new plan' })).toBeVisible();
  await page.getByRole('button', { name: /^Extend the plan for the \d+ topics left$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Python in 43 days$/);
  await expect(page.getByText(/^Day 28 of 43 · Sunday 20 December 2026/)).toBeVisible();
  await expect(today(page)).toBeVisible();
});

test('the form says that the days are too few before a plan is made, and offers enough days', async ({
  page,
}) => {
  await beginDay(page, '2026-11-23');
  await open(page, '/plan?technology=php');
  await page.getByLabel('Days', { exact: true }).fill('3');
  await page.getByLabel('Age').fill('20');
  await page.clock.runFor(1000);
  const said = page.getByRole('status').filter({ hasText: 'topics fit.' });
  await expect(said).toHaveText(/^Too few days: \d+ of \d+ topics fit\. \d+ days would be enough, until /);
  await page.getByRole('button', { name: /^Use \d+ days$/ }).click();
  await expect(page.getByLabel('Days', { exact: true })).not.toHaveValue('3');
  await page.clock.runFor(1000);
  await expect(said).toHaveText(/^All \d+ topics fit\.$/);
});

test('a plan whose days are all free is not made, and starts on the next day with time with one tap', async ({
  page,
}) => {
  await beginDay(page, '2026-11-23');
  await open(page, '/plan?goal=snake-game');
  await page.getByLabel('Days', { exact: true }).fill('1');
  await page.getByLabel('Age').fill('12');
  await page.getByLabel('Minutes a day').fill('180');
  await page.getByRole('button', { name: 'choose days off' }).click();
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Sunday'])
    await page.getByRole('checkbox', { name: day }).check();
  await page.getByRole('button', { name: 'Make plan' }).click();
  await expect(page.getByText(/The next day with time for it is Saturday 28 November 2026\./)).toBeVisible();
  await expect(page.getByLabel('Starts on')).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start on the next day with time' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Snake in 1 day');
  await expect(page.getByText('1 day · starts on Saturday 28 November 2026')).toBeVisible();
  await expect(page.getByText(/^\d+ minutes in total$/)).toBeVisible();
});

test('a plan with too few days says at its top what it reaches and what it does not', async ({ page }) => {
  await beginDay(page, '2026-11-23');
  await open(page, '/plan?goal=snake-game');
  await page.getByLabel('Days', { exact: true }).fill('3');
  await page.getByLabel('Age').fill('30');
  await page.getByLabel('Minutes a day').fill('30');
  await page.getByRole('button', { name: 'Make plan' }).click();
  await expect(page.getByText(/The days are too few for the (?:first step|last \d steps)\./)).toHaveCount(1);
  await expect(page.getByText('You are on track.')).toHaveCount(0);
  await page.getByText(/^Left out: /).click();
  await expect(page.getByRole('button', { name: /^Add: / }).first()).toBeVisible();
  await page.getByText(/^JavaScript: \d+ topics$/).click();
  expect(await page.getByRole('button', { name: /^Add: / }).count()).toBeGreaterThan(10);
  expect(await findBarriers(page)).toEqual([]);
});
