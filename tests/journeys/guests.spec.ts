import type { Page } from '@playwright/test';

import { expect, expectError, logIn, makeLearner, open, pages, signUp, test } from './support/journey.ts';

const readToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

test('every page is open to guests and to learners whose session has ended', async ({ page }) => {
  expectError(page, /401/);
  const visitAll = async () => {
    for (const path of [...pages, '/language/python']) {
      await open(page, path);
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.locator('main h1')).toBeVisible();
    }
  };
  await visitAll();
  // Set again for each page, since the account page removes an ended session.
  await page.addInitScript(() => localStorage.setItem('token', 'ended'));
  await visitAll();
});

test('if the session has ended, the page says how to log in and restores what was typed', async ({
  page,
}) => {
  expectError(page, /401/);
  const learner = makeLearner();
  await signUp(page, learner);
  await logIn(page, learner);
  await page.goto('/account');
  const field = page.getByRole('textbox', { name: 'Name' });
  await field.fill('Grace');
  await page.request.post('/api/logout', {
    headers: { authorization: `Bearer ${await readToken(page)}` },
  });
  await page.getByRole('button', { name: 'Change name' }).click();
  const toasts = page.locator('.Toastify__toast');
  await expect(toasts).toContainText(['Your session has ended. Log in to see your record.']);
  await expect(page.getByText('You are not logged in.')).toContainText(
    'What you typed on this page is saved.',
  );
  await expect(toasts).toHaveCount(1);
  await expect(page.locator('.learner')).toBeHidden();
  expect(await readToken(page)).toBeNull();
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, learner);
  await page.goto('/account');
  await expect(field).toHaveValue('Grace');
  await page.getByRole('button', { name: 'Change name' }).click();
  await expect(page.locator('.learner')).toHaveText('Grace');
});

test('a wrong password on the login page does not end the current session', async ({ page }) => {
  expectError(page, /401/);
  const learner = makeLearner();
  await signUp(page, learner);
  await logIn(page, learner);
  const token = await readToken(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password').fill('Wr0ng!pass');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.locator('.Toastify__toast').last()).toContainText('Invalid email or password');
  expect(await readToken(page)).toBe(token);
});

test('the forgotten-password form uses the messages of the server’s rules', async ({ page }) => {
  await page.goto('/forgot-password');
  const send = page.getByRole('button', { name: 'Send link' });
  await send.click();
  const email = page.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Email is required');
  await page.getByLabel('Email').fill('nobody');
  await send.click();
  await expect(email).toHaveAccessibleDescription('Invalid email format');
});
