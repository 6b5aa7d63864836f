import type { Page } from '@playwright/test';

import { expect, open, test } from '../support/journey.ts';
import { goalRegion, pet, petSteps, planGoal } from '../support/pet-goal.ts';
import { allDaysRegion, beginDay, today } from '../support/plans.ts';

test.use({ timezoneId: 'Europe/Berlin' });

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

/** A plan of a child, in which topics for a step have less than their usual time. */
async function makeShortPlan(page: Page): Promise<void> {
  await beginDay(page, '2026-11-23');
  await open(page, `/plan?goal=${pet.id}`);
  await page.getByLabel('Days', { exact: true }).fill('21');
  await page.getByLabel('Age').fill('9');
  await page.getByLabel('Minutes a day').fill('20');
  await page.getByRole('button', { name: 'Make plan' }).click();
}

test('a step that is begun before the day on which it works says both days', async ({ page }) => {
  await makeShortPlan(page);
  const next = goalRegion(page).getByText(`Next: step 1, “${petSteps[0].title}”`);
  await expect(next).toContainText(/It begins on \w+ 2\d November 2026 and works on \w+ 2\d November 2026\./);
  const milestone = page.locator('.milestone').filter({ hasText: petSteps[0].title });
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
