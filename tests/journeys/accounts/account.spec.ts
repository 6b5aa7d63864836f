import { readFile } from 'node:fs/promises';

import {
  expect,
  expectError,
  logIn,
  makeLearner,
  measureOverflow,
  signUp,
  test,
  toast,
} from '../support/journey.ts';

test('a guest’s account page says how to log in', async ({ page }) => {
  await page.goto('/account');
  await expect(page.getByText('You are not logged in.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log In' })).toBeVisible();
  await expect(page.getByText('What you typed')).toHaveCount(0);
  for (const name of ['Your pages', 'More']) {
    const link = page.getByRole('navigation', { name }).getByRole('link', { name: 'Account' });
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
});

test('a long e-mail address fits the width of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const learner = makeLearner();
  await signUp(page, learner);
  await logIn(page, learner);
  await page.goto('/account');
  await expect(page.getByText(learner.email)).toBeVisible();
  expect(await measureOverflow(page)).toBe(0);
});

test('everything the server stores about a learner can be downloaded', async ({ page }) => {
  const learner = makeLearner();
  await signUp(page, learner);
  await logIn(page, learner);
  await page.goto('/account');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
  expect(file).toMatchObject({ account: { email: learner.email }, questions: [], events: [] });
  expect(file.sessions).toHaveLength(1);
});

test('the account can be renamed, given a new password and deleted', async ({ page }) => {
  expectError(page, /40[01]/);
  const learner = makeLearner();
  await signUp(page, learner);
  await logIn(page, learner);
  await page.goto('/account');
  await expect(page.getByText(learner.email)).toBeVisible();
  await expect(page.locator('.sessions')).toContainText(/last active \d+ [A-Z][a-z]+ \d{4}, \d\d:\d\d/);
  await page.getByRole('textbox', { name: 'Name' }).fill('Grace');
  await page.getByRole('button', { name: 'Change name' }).click();
  await expect(page.locator('.learner')).toHaveText('Grace');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Old password')).toBeFocused();
  await page.getByLabel('Old password').fill(learner.password);
  await page.getByLabel('New password', { exact: true }).fill('N3w!password');
  await page.getByLabel('Confirm the new password').fill('N3w!password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.locator(toast).filter({ hasText: 'Your password is changed' })).toBeVisible();
  await page.getByLabel('Your password').fill('Wr0ng!pass');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByLabel('Your password')).toBeFocused();
  await expect(page.getByLabel('Your password')).toHaveAccessibleDescription('The password is wrong');
  await expect(page.getByText(learner.email)).toBeVisible();
  await page.getByLabel('Your password').fill('N3w!password');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
