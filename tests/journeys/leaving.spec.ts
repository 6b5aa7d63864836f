import type { Page } from '@playwright/test';

import { expect, expectError, logIn, makeLearner, nextSent, open, signUp, test } from './support/journey.ts';
import { countStored, countUnsent, doneButton, mark, markAsDone } from './support/marks.ts';
import { python } from './support/python.ts';

/** What a learner did is removed when they leave, except for what their account does not have. */

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
}

/** Logs in a new learner, whose account has Lists as done. */
async function beginAccount(page: Page) {
  const learner = makeLearner();
  await signUp(page, learner);
  await logIn(page, learner);
  await open(page, '/language/python');
  const sent = nextSent(page);
  await mark(page, 'Lists');
  await sent;
  // The answer has arrived but is not stored yet.
  await expect.poll(() => page.evaluate(countUnsent)).toBe(0);
  return learner;
}

test('unsent events are sent before a logout', async ({ page }) => {
  const learner = await beginAccount(page);
  const held = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/journal', async (route) => {
    const response = await route.fetch();
    answered.resolve();
    await held.promise;
    await route.fulfill({ response });
  });
  await mark(page, 'Dictionaries');
  await answered.promise;
  await mark(page, 'Strings');
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('dialog')).toContainText('Sending your last changes to your account');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeDisabled();
  held.resolve();
  await expect(page).toHaveURL('/');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await open(page, '/language/python');
  for (const title of ['Lists', 'Dictionaries', 'Strings'])
    await expect(markAsDone(page, title)).toBeEnabled();
  await logIn(page, learner);
  await open(page, '/language/python');
  for (const title of ['Lists', 'Dictionaries', 'Strings'])
    await expect(doneButton(page, title)).toBeVisible();
});

test('unsent events stay after a logout without a network, and everything else is removed', async ({
  page,
}) => {
  expectError(page, /Failed to load/);
  await beginAccount(page);
  await page.route('**/api/**', (route) => route.abort());
  await mark(page, 'Dictionaries');
  await logOut(page);
  await page.unroute('**/api/**');
  await open(page, '/language/python');
  await expect(doneButton(page, 'Dictionaries')).toBeVisible();
  await expect(markAsDone(page, 'Lists')).toBeVisible();
});

test('logging out on a page without the record leaves none for the next account', async ({ page }) => {
  await beginAccount(page);
  await open(page, '/about');
  await logOut(page);
  await expect.poll(() => page.evaluate(countStored)).toBe(0);
  const next = makeLearner();
  await signUp(page, next);
  await logIn(page, next);
  await open(page, '/language/python');
  await expect(markAsDone(page, 'Lists')).toBeEnabled();
  await mark(page, 'Strings');
  await expect(page.locator('nav#topics')).toContainText(`1 of ${python.topicCount} done`);
});

test('a session that ends on a page without the record leaves guests only their own record', async ({
  page,
}) => {
  await beginAccount(page);
  await open(page, '/about');
  await page.evaluate(() => localStorage.removeItem('token'));
  await open(page, '/language/python');
  await mark(page, 'Strings');
  await page.reload();
  await expect(doneButton(page, 'Strings')).toBeVisible();
  await expect(markAsDone(page, 'Lists')).toBeVisible();
});

test('a learner whose session has ended reads why nothing is checked off', async ({ page }) => {
  expectError(page, /401/);
  await beginAccount(page);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.request.post('/api/logout', { headers: { authorization: `Bearer ${token}` } });
  await page.reload();
  await expect(page.locator('.Toastify__toast')).toContainText(
    'Your session has ended. Log in to see your record.',
  );
  await expect(markAsDone(page, 'Lists')).toBeVisible();
});

test('after an account is deleted, the record stays on the device and joins the next account', async ({
  page,
  browser,
}) => {
  const { password } = await beginAccount(page);
  await open(page, '/account');
  const section = page.getByRole('region', { name: 'Delete your account' });
  await expect(section).toContainText('Your record stays on this device');
  await section.getByLabel('Your password').fill(password);
  await section.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL('/');
  await open(page, '/language/python');
  await expect(doneButton(page, 'Lists')).toBeVisible();
  const next = makeLearner();
  await signUp(page, next);
  const sent = nextSent(page);
  await logIn(page, next);
  await sent;
  const context = await browser.newContext();
  const phone = await context.newPage();
  await logIn(phone, next);
  await open(phone, '/language/python');
  await expect(doneButton(phone, 'Lists')).toBeVisible();
  await context.close();
});

test('the progress page says which events the server refused', async ({ page }) => {
  expectError(page, /400|Only on this device/);
  const learner = makeLearner();
  await signUp(page, learner);
  await logIn(page, learner);
  await page.route('**/api/journal', async (route) => {
    if (route.request().postData()?.includes('"events":[]')) return route.continue();
    return route.fulfill({ status: 400, json: { success: false, message: 'No.', refused: [0] } });
  });
  await open(page, '/language/python');
  await mark(page, 'Lists');
  await open(page, '/progress');
  await expect(page.getByText('1 entry is only on this device and in the exported file')).toBeVisible();
});

test('after a session is ended, the focus moves to the heading of the sessions', async ({
  page,
  browser,
}) => {
  const learner = makeLearner();
  await signUp(page, learner);
  const other = await browser.newContext();
  await logIn(await other.newPage(), learner);
  await other.close();
  await logIn(page, learner);
  await open(page, '/account');
  await page.getByRole('button', { name: /^End the session/ }).click();
  await expect(page.getByRole('button', { name: /^End the session/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Sessions' })).toBeFocused();
});
