import type { Page } from '@playwright/test';

import { loadGoals } from '#content/library.ts';

import { findBarriers } from '../support/axe.ts';
import { expect, expectError, measureOverflow, open, test } from '../support/journey.ts';
import { allDaysRegion, beginDay, dayLine, today } from '../support/plans.ts';

test.use({ timezoneId: 'Europe/Berlin' });

const pet = (await loadGoals()).find(({ id }) => id === 'pet-page');
const [first, second] = pet?.steps ?? [];
if (!pet || !first || !second) throw new Error('There is no page about a pet.');
const { id, title, end } = pet;

async function planGoal(page: Page, days: string, minutes = '120'): Promise<void> {
  await page.getByLabel('Days', { exact: true }).fill(days);
  await page.getByLabel('Age').fill('20');
  await page.getByLabel('Minutes a day').fill(minutes);
  await page.getByRole('button', { name: 'Make plan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} in ${days} days`);
}

/** Goes to the day on which a step is planned. */
async function goToStep(page: Page, name: string): Promise<void> {
  const milestone = page.locator('.milestone').filter({ hasText: name });
  const [, day = ''] = /Day (\d+),/.exec(await milestone.innerText()) ?? [];
  const date = Date.parse('2026-11-23T08:00:00+01:00') + (Number(day) - 1) * 86_400_000;
  await page.clock.setSystemTime(new Date(date));
  await page.reload();
  await expect(page.getByText(`Day ${day} of `)).toBeVisible();
}

const goalRegion = (page: Page) => page.getByRole('region', { name: /^What you will have$|^You made it/ });

test('a learner picks a goal, sees the step on its day, marks it as done, undoes it, and finds it after a reload', async ({
  page,
}) => {
  await beginDay(page, '2026-11-23');
  await open(page, '/goals');
  await page.getByRole('link', { name: title }).first().click();
  await page.getByRole('link', { name: 'Make a plan for this' }).click();
  await expect(page.getByLabel('What do you want to make?')).toHaveValue(pet.id);
  await expect(page.getByLabel('Technology', { exact: true })).toHaveValue(pet.technologies[0] ?? '');
  await planGoal(page, '14');
  await expect(goalRegion(page)).toContainText(end);
  await expect(goalRegion(page)).toContainText(`0 of ${pet.steps.length} steps done`);
  await goToStep(page, first.title);
  const step = today(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `Project: ${first.title}` }) });
  await expect(step).toContainText(first.does[0]?.replaceAll('`', '') ?? '');
  await step.getByRole('button', { name: `Mark as done: ${first.title}` }).click();
  await expect(goalRegion(page)).toContainText(`1 of ${pet.steps.length} steps done`);
  await expect(goalRegion(page)).toContainText(`Works now: ${first.shows.replaceAll('`', '')}`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(goalRegion(page)).toContainText(`0 of ${pet.steps.length} steps done`);
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.reload();
  await expect(goalRegion(page)).toContainText(`1 of ${pet.steps.length} steps done`);
  await open(page, `/goals/${pet.id}`);
  await expect(page.getByRole('button', { name: `Done: ${first.title}. Mark as not done` })).toBeVisible();
});

test('a goal that is chosen first chooses its technology, and the fit says which step the days reach', async ({
  page,
}) => {
  await beginDay(page, '2026-11-23');
  await open(page, '/plan');
  const goal = page.getByLabel('What do you want to make?');
  await goal.selectOption(pet.id);
  await expect(page.getByLabel('Technology', { exact: true })).toHaveValue(pet.technologies[0] ?? '');
  await page.getByLabel('Days', { exact: true }).fill('2');
  await page.getByLabel('Age').fill('20');
  await page.clock.runFor(1000);
  const said = page.getByRole('status').filter({ hasText: /fit\.|Too few/ });
  await expect(said).toHaveText(/^Too few days.* \d+ days would be enough, until /);
  await page.getByRole('button', { name: /^Use \d+ days$/ }).click();
  await page.clock.runFor(1000);
  await expect(said)
    .toHaveText(`All ${pet.steps.length} steps fit.`, { useInnerText: true })
    .catch(() => {});
  await expect(said).toContainText(`All ${pet.steps.length} steps fit. It is made on day`);
  await page.getByLabel('Technology', { exact: true }).selectOption('sql');
  await expect(goal).toHaveValue('');
  await expect(goal.locator('option', { hasText: title })).toHaveCount(0);
});

test('a plan for a beginner says what it skips on the way to the goal, and adds it on request', async ({
  page,
}) => {
  await beginDay(page, '2026-11-23');
  await open(page, `/plan?goal=${pet.id}`);
  await planGoal(page, '8', '45');
  await expect(page.getByText(/To get you to your goal sooner, the plan skips \d+ topics/)).toBeVisible();
  await page.getByRole('link', { name: /^I don’t know/ }).click();
  const skipped = page.locator('details').filter({ hasText: /^Skipped to get there sooner: \d+ topics/ });
  await skipped.locator('details > summary').first().click();
  await expect(skipped.getByRole('button', { name: /^Add: / }).first()).toBeVisible();
});

test('what no step of the goal needs is in a fold of its own, and can be added', async ({ page }) => {
  await beginDay(page, '2026-11-23');
  await open(page, `/plan?goal=${pet.id}`);
  await planGoal(page, '14');
  await expect(page.getByText(/^Left out: /)).toHaveCount(0);
  await page.getByText(/^Not needed for this goal: \d+ topics$/).click();
  await expect(page.getByText('You can still add them.')).toBeVisible();
});

test('when every step is done, the plan says what was made, and leads to the next goal', async ({ page }) => {
  await beginDay(page, '2026-11-23');
  await open(page, `/plan?goal=${pet.id}`);
  await planGoal(page, '30');
  await open(page, `/goals/${pet.id}`);
  for (const step of pet.steps)
    await page.getByRole('button', { name: `Mark as done: ${step.title}`, exact: true }).click();
  await open(page, '/plan');
  const made = page.getByRole('region', { name: `You made it: ${title}` });
  await expect(made).toContainText(end);
  await expect(made.getByRole('link', { name: 'Choose what to make next' })).toHaveAttribute(
    'href',
    '/goals',
  );
});

/** A plan of a child, in which topics for a step have less than their usual time. */
async function makeShortPlan(page: Page): Promise<void> {
  await beginDay(page, '2026-11-23');
  await open(page, `/plan?goal=${id}`);
  await page.getByLabel('Days', { exact: true }).fill('21');
  await page.getByLabel('Age').fill('9');
  await page.getByLabel('Minutes a day').fill('20');
  await page.getByRole('button', { name: 'Make plan' }).click();
}

test('a step that is begun before the day on which it works says both days', async ({ page }) => {
  await makeShortPlan(page);
  const next = goalRegion(page).getByText(`Next: step 1, “${first.title}”`);
  await expect(next).toContainText(/It begins on \w+ 2\d November 2026 and works on \w+ 2\d November 2026\./);
  const milestone = page.locator('.milestone').filter({ hasText: first.title });
  const [, works = ''] = /works on (\w{3}\w+ \d+)/.exec(await next.innerText()) ?? [];
  await expect(milestone).toContainText(works.replace(/^(\w{3})\w* /, '$1 '));
});

test('every item of every day has its minutes, and a topic in half its time begins with its task', async ({
  page,
}) => {
  await makeShortPlan(page);
  await expect(page.getByText(/half their usual time here: begin with the task/)).toBeVisible();
  const together = /Try it\..+Look up what you need with a grown-up:/s;
  await expect(today(page).getByRole('listitem').first()).toContainText(together);
  const lines = allDaysRegion(page).locator('.plan-line');
  await expect(lines.first()).toBeVisible();
  for (const line of await lines.allInnerTexts()) expect(line).toMatch(/\b\d+ min\b/);
  const questions = allDaysRegion(page).getByText(/^Questions on /);
  await expect(questions.first()).toHaveText(/, \d+ min$/);
});

test('a plan with far more days than its work says how many are free, and leads on', async ({ page }) => {
  await beginDay(page, '2026-11-23');
  await open(page, `/plan?goal=${pet.id}`);
  await planGoal(page, '300');
  const free = page.getByText(/^The work takes \d+ of your 300 days\. The days after that are free/);
  await expect(free.getByRole('link', { name: 'Choose what to make next' })).toHaveAttribute(
    'href',
    '/goals',
  );
  await expect(free.getByRole('link', { name: 'go on with JavaScript' })).toHaveAttribute(
    'href',
    '/language/javascript',
  );
});

test('a step can be moved to another day like a topic', async ({ page }) => {
  await beginDay(page, '2026-11-23');
  await open(page, `/plan?goal=${pet.id}`);
  await planGoal(page, '30');
  const lines = page.getByRole('region', { name: 'All days' }).locator('.plan-day');
  const line = lines.filter({ hasText: `Project: ${second.title}` }).first();
  await line.getByText('What to do').first().click();
  await expect(line).toContainText(second.shows.replaceAll('`', ''));
  await line.getByText('Change', { exact: true }).click();
  const step = line.getByRole('group', { name: second.title });
  await step.getByRole('button', { name: 'Lock to this day' }).click();
  await expect(line).toContainText('Locked to this day');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in a plan for a goal in the ${colorScheme} theme, and it fits 320 px`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await beginDay(page, '2026-11-23');
    await open(page, `/plan?goal=${pet.id}`);
    expect(await findBarriers(page)).toEqual([]);
    await planGoal(page, '14');
    await expect(dayLine(page, 1)).toBeVisible();
    expect(await measureOverflow(page)).toBe(0);
    expect(await findBarriers(page)).toEqual([]);
  });
}

test.describe('offline', () => {
  test.use({ keepsSite: true });
  test.describe.configure({ timeout: 90_000 });
  test('a plan for a goal is made, and its step marked as done', async ({ page, context }) => {
    await beginDay(page, '2026-11-23');
    await open(page, '/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    expectError(page, /Failed to load|ERR_INTERNET_DISCONNECTED|fetching the script/);
    await context.setOffline(true);
    await open(page, `/plan?goal=${pet.id}`);
    await planGoal(page, '14');
    await goToStep(page, first.title);
    await today(page)
      .getByRole('button', { name: `Mark as done: ${first.title}` })
      .click();
    await expect(goalRegion(page)).toContainText(`1 of ${pet.steps.length} steps done`);
    await page.reload();
    await expect(goalRegion(page)).toContainText(`1 of ${pet.steps.length} steps done`);
  });
});
