import type { Page } from '@playwright/test';

import { unfold } from '../support/assistant-form.ts';
import { expect, logIn, makeLearner, signUp, test } from '../support/journey.ts';

const keep = 'Save my history with my account';

async function ask(page: Page, problem: string): Promise<void> {
  await unfold(page);
  const fields = { Name: 'Mina', Age: '14', Days: '3', Language: 'Python', 'Your question': problem };
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
}

async function openHistory(page: Page): Promise<void> {
  await page.goto('/ai');
  await page.getByRole('button', { name: 'History' }).click();
}

test('a guest’s history says that it is not stored, and how to store it', async ({ page }) => {
  await openHistory(page);
  const history = page.locator('#history');
  await expect(history.getByLabel(keep)).toHaveCount(0);
  await history.getByRole('link', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/login');
});

test('a learner’s history is stored with the account if they choose so, and removed if they choose otherwise', async ({
  page,
  browser,
}) => {
  const learner = makeLearner();
  await signUp(page, learner);
  await logIn(page, learner);
  await page.goto('/ai');
  await ask(page, 'what is a list?');
  await openHistory(page);
  const items = page.locator('#history li');
  await expect(page.getByLabel(keep)).not.toBeChecked();
  await expect(items).toHaveCount(0);

  await page.getByRole('button', { name: 'Chat' }).click();
  await ask(page, 'what is a tuple?');
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByLabel(keep).click();
  await expect(page.getByLabel(keep)).toBeChecked();
  await page.getByRole('button', { name: 'Chat' }).click();
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/history') && (answer.request().postData() ?? '').includes('set?'),
  );
  await ask(page, 'what is a set?');
  await kept;

  const other = await browser.newPage();
  await logIn(other, learner);
  await openHistory(other);
  await expect(other.locator('#history li')).toHaveText(['what is a tuple?', 'what is a set?']);
  await other.getByLabel(keep).click();
  await expect(other.getByLabel(keep)).not.toBeChecked();
  await expect(other.locator('#history li')).toHaveCount(0);
  await other.close();
  await openHistory(page);
  await expect(page.getByLabel(keep)).not.toBeChecked();
  await expect(items).toHaveCount(0);
});

test('the name of a logged-in learner is filled in', async ({ page }) => {
  const learner = makeLearner();
  await signUp(page, learner);
  await logIn(page, learner);
  await page.goto('/ai');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(learner.name);
});

test('each question of the history has the full width', async ({ page }) => {
  await page.goto('/ai');
  await ask(page, 'what is the difference between a list and a tuple?');
  await page.getByRole('button', { name: 'History' }).click();
  const list = await page.locator('#history').boundingBox();
  const question = await page.locator('#history li').getByRole('button').boundingBox();
  expect(question?.width).toBeGreaterThan((list?.width ?? 0) * 0.9);
});
