import type { BrowserContext, Page } from '@playwright/test';

import { expect, expectError, logIn, makeLearner, nextSent, open, signUp, test } from './support/journey.ts';
import { countStored, countUnsent, doneButton, mark, markAsDone } from './support/marks.ts';

test('what a guest did offline joins the account at login and reaches another device', async ({
  page,
  context,
  browser,
}) => {
  expectError(page, /Failed to load|ERR_INTERNET|fetching the script/);
  const learner = makeLearner();
  await signUp(page, learner);
  await open(page, '/language/python');
  await expect(markAsDone(page, 'Lists')).toBeEnabled();
  await context.setOffline(true);
  await markAsDone(page, 'Lists').click();
  await markAsDone(page, 'Dictionaries').click();
  await expect(doneButton(page, 'Dictionaries')).toBeVisible();
  await context.setOffline(false);
  const sent = nextSent(page);
  await logIn(page, learner);
  expect((await sent).status()).toBe(200);
  await expect(page.getByText('Added to your account from this device: 2 topics.')).toBeVisible();

  await onAnotherDevice(await browser.newContext(), async (phone) => {
    await logIn(phone, learner);
    await expect(phone.getByText('Continue where you left off')).toBeVisible();
    await expect(phone.getByText('Added to your account')).toHaveCount(0);
    await open(phone, '/language/python');
    await expect(doneButton(phone, 'Lists')).toBeVisible();
    const told = nextSent(phone);
    await doneButton(phone, 'Lists').click();
    await told;
  });
  await open(page, '/language/python');
  await expect(markAsDone(page, 'Lists')).toBeEnabled();
  await expect(doneButton(page, 'Dictionaries')).toBeVisible();
});

test('a second login says nothing of what the account has already', async ({ page }) => {
  const learner = makeLearner();
  await signUp(page, learner);
  await logIn(page, learner);
  await open(page, '/language/python');
  await mark(page, 'Lists');
  await expect.poll(() => page.evaluate(countUnsent)).toBe(0);
  const asked = page.waitForResponse('**/api/journal');
  await logIn(page, learner);
  await asked;
  await expect(page.getByText('Continue where you left off')).toBeVisible();
  // What a login brought along is said once the record is sent.
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Added to your account')).toHaveCount(0);
});

test('logging out leaves nothing of the account on the device, and nothing is lost', async ({ page }) => {
  const learner = makeLearner();
  await signUp(page, learner);
  await logIn(page, learner);
  await open(page, '/language/python');
  const sent = nextSent(page);
  await markAsDone(page, 'Lists').click();
  await sent;
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await open(page, '/language/python');
  await expect(markAsDone(page, 'Lists')).toBeEnabled();
  await logIn(page, learner);
  await open(page, '/language/python');
  await expect(doneButton(page, 'Lists')).toBeVisible();
});

test('an answer that arrives after logging out brings nothing back', async ({ page, browser }) => {
  const learner = makeLearner();
  await signUp(page, learner);
  await onAnotherDevice(await browser.newContext(), async (phone) => {
    await logIn(phone, learner);
    await open(phone, '/language/python');
    const sent = nextSent(phone);
    await markAsDone(phone, 'Lists').click();
    await sent;
  });
  const late = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route('**/api/journal', async (route) => {
    const response = await route.fetch();
    asked.resolve();
    await late.promise;
    await route.fulfill({ response });
  });
  await logIn(page, learner);
  await page.goto('/language/python');
  await asked.promise;
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  const answer = page.waitForResponse('**/api/journal');
  late.resolve();
  expect(await (await answer).json()).toMatchObject({ events: [{ kind: 'topic-done' }] });
  await page.getByRole('link', { name: 'Roadmaps' }).first().click();
  await page
    .locator('.cards')
    .getByRole('link', { name: /^Python/ })
    .click();
  await expect(markAsDone(page, 'Lists')).toBeVisible();
  expect(await page.evaluate(countStored)).toBe(0);
});

test('the exported record is added to what another device has', async ({ page, browser }) => {
  await open(page, '/language/python');
  await markAsDone(page, 'Lists').click();
  await expect(doneButton(page, 'Lists')).toBeVisible();
  await open(page, '/progress');
  await expect(page.getByText('1 topic done.')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await (await saving).path();

  await onAnotherDevice(await browser.newContext(), async (phone) => {
    await open(phone, '/language/python');
    await markAsDone(phone, 'Dictionaries').click();
    await expect(doneButton(phone, 'Dictionaries')).toBeVisible();
    await open(phone, '/progress');
    await phone.getByLabel('Import a file').setInputFiles({
      name: 'other.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"format":"shopping list"}'),
    });
    await expect(phone.getByText('The file is not an exported journal.')).toBeVisible();
    await phone.getByLabel('Import a file').setInputFiles(file);
    await expect(phone.getByText('2 topics done.')).toBeVisible();
    await open(phone, '/language/python');
    await expect(doneButton(phone, 'Lists')).toBeVisible();
    await expect(doneButton(phone, 'Dictionaries')).toBeVisible();
  });
});

async function onAnotherDevice(context: BrowserContext, act: (page: Page) => Promise<void>): Promise<void> {
  await act(await context.newPage());
  await context.close();
}
