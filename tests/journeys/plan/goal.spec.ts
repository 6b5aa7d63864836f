import type { Page } from '@playwright/test';

import { findBarriers } from '../support/axe.ts';
import { expect, expectError, measureOverflow, open, test } from '../support/journey.ts';
import { goalRegion, pet, petSteps, planGoal } from '../support/pet-goal.ts';
import { beginDay, dayLine, today } from '../support/plans.ts';

test.use({ timezoneId: 'Europe/Berlin' });

const { title, end } = pet;
const [first, second] = petSteps;

/** Goes to the day on which a step is planned. */
async function goToStep(page: Page, name: string): Promise<void> {
  const milestone = page.locator('.milestone').filter({ hasText: name });
  const [, day = ''] = /Day (\d+),/.exec(await milestone.innerText()) ?? [];
  const date = Date.parse('2026-11-23T08:00:00+01:00') + (Number(day) - 1) * 86_400_000;
  await page.clock.setSystemTime(new Date(date));
  await page.reload();
  await expect(page.getByText(`Day ${day} of `)).toBeVisible();
}

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
  await step.getByRole('checkbox', { name: `Done: ${first.title}` }).check();
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
  await expect(said).toContainText(`All ${pet.steps.length} steps fit. It is made on day`);
  await page.getByLabel('Technology', { exact: true }).selectOption('sql');
  await expect(goal).toHaveValue('');
  await expect(goal.locator('option', { hasText: title })).toHaveCount(0);
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
      .getByRole('checkbox', { name: `Done: ${first.title}` })
      .check();
    await expect(goalRegion(page)).toContainText(`1 of ${pet.steps.length} steps done`);
    await page.reload();
    await expect(goalRegion(page)).toContainText(`1 of ${pet.steps.length} steps done`);
  });
});
