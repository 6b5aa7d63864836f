import { expect, expectError, makeLearner, open, signUp, test, toast } from '../support/journey.ts';

test('sign-up shows the first broken rule in a toast and all at their fields, and loses nothing', async ({
  page,
}) => {
  await page.goto('/signup');
  const fields = {
    name: page.getByLabel('Name', { exact: true }),
    email: page.getByLabel('Email'),
    password: page.getByLabel('Password', { exact: true }),
    confirmation: page.getByLabel('Confirm Password'),
  };
  const expectRule = async (rule: string) => {
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.locator(toast)).toHaveText(rule);
  };
  await expectRule('Name, email, and passwords are required');
  for (const field of Object.values(fields)) await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(fields.name).toBeFocused();
  await expect(fields.name).toHaveAccessibleDescription('Enter your name.');
  await fields.name.fill('Ada');
  await fields.email.fill('ada at example');
  await fields.password.fill('Secre1!');
  await fields.confirmation.fill('other');
  await expect(fields.name).not.toHaveAttribute('aria-invalid');
  await expectRule('Invalid email format');
  await expect(fields.email).toBeFocused();
  await expect(fields.email).toHaveAccessibleDescription('Invalid email format');
  await expect(fields.password).toHaveAccessibleDescription(/Missing: be at least 8 characters long/);
  await expect(fields.password).toHaveAccessibleDescription(/Done: contain at least one number/);
  await expect(fields.confirmation).toHaveAccessibleDescription('Passwords do not match');
  await fields.email.fill('ada@example.com');
  await expectRule('Password must be at least 8 characters long');
  await expect(fields.password).toBeFocused();
  await fields.password.fill('alllowercase');
  await expectRule('Password must contain at least one uppercase letter');
  await fields.password.fill('ALLUPPERCASE');
  await expectRule('Password must contain at least one lowercase letter');
  await fields.password.fill('NoDigitsHere');
  await expectRule('Password must contain at least one number');
  await fields.password.fill('NoSpecial-123');
  await expectRule('Password must contain at least one special character');
  await fields.password.fill('Str0ng!pass');
  await expectRule('Passwords do not match');
  await expect(fields.name).toHaveValue('Ada');
  await expect(fields.email).toHaveValue('ada@example.com');
  await expect(fields.password).toHaveValue('Str0ng!pass');
});

test('sign-up shows the server’s message and goes to the login page after a second', async ({ page }) => {
  const learner = makeLearner();
  await page.clock.install();
  await page.goto('/signup');
  await page.getByLabel('Name', { exact: true }).fill(learner.name);
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.getByLabel('Confirm Password').fill(learner.password);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.locator(toast)).toBeVisible();
  await page.clock.runFor(900);
  await expect(page).toHaveURL('/signup');
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/login');
  await page.clock.resume();
  await expect(page.getByLabel('Email')).toHaveValue(learner.email);
});

test('a new password checks off its rules while it is typed, can be shown, and is never stored', async ({
  page,
}) => {
  await open(page, '/signup');
  const password = page.getByLabel('Password', { exact: true });
  const met = page.locator('[data-rule="met"]');
  await expect(met).toHaveCount(0);
  await password.pressSequentially('Str0ng');
  await expect(met).toHaveText([/uppercase/, /lowercase/, /number/]);
  await password.pressSequentially('!pass');
  await expect(met).toHaveCount(5);
  await expect(page.locator('[data-rule="broken"]')).toHaveCount(0);
  const show = page.getByRole('button', { name: 'Show what you typed: Password' });
  await expect(show).toHaveAttribute('aria-pressed', 'false');
  await show.click();
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('Str0ng!pass');
  await password.press('End');
  await password.pressSequentially('word');
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain('Str0ng');
  await show.click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('a common password is refused at its field', async ({ page }) => {
  expectError(page, /400/);
  const learner = makeLearner();
  await page.goto('/signup');
  await page.getByLabel('Name', { exact: true }).fill(learner.name);
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill('Password123!');
  await page.getByLabel('Confirm Password').fill('Password123!');
  await page.getByRole('button', { name: 'Register' }).click();
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/^This password is too common. Choose another one./);
  await expect(password).toHaveValue('Password123!');
});

test('an e-mail that has an account is refused with the server’s message', async ({ page }) => {
  expectError(page, /409/);
  const learner = makeLearner();
  await signUp(page, learner);
  await page.goto('/signup');
  await page.getByLabel('Name', { exact: true }).fill('Other');
  await page.getByLabel('Email').fill(learner.email.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.getByLabel('Confirm Password').fill(learner.password);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.locator(toast)).toHaveText('This email already has an account');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('This email already has an account');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Other');
});
