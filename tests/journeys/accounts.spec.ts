import { expect, expectFault, logIn, makeLearner, readMail, signUp, test } from './journey.ts';

const toast = '.Toastify__toast';

test('sign-up names the broken rules one after another and loses nothing that was typed', async ({
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
    await expect(page.locator('form .fault')).toHaveText(rule);
    await expect(page.locator(toast).filter({ hasText: rule })).toBeVisible();
  };
  await expectRule('Name, email, and passwords are required');
  await fields.name.fill('Ada');
  await fields.email.fill('ada at example');
  await fields.password.fill('Secre1!');
  await fields.confirmation.fill('other');
  await expectRule('Invalid email format');
  await fields.email.fill('ada@example.com');
  await expectRule('Password must be at least 8 characters long');
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
});

test('an e-mail that has an account is refused with the server’s words', async ({ page }) => {
  expectFault(page, /409/);
  const learner = makeLearner();
  await signUp(page, learner);
  await page.goto('/signup');
  await page.getByLabel('Name', { exact: true }).fill('Other');
  await page.getByLabel('Email').fill(learner.email.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.getByLabel('Confirm Password').fill(learner.password);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.locator(toast)).toContainText('account');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Other');
});

test('log-in keeps token and loggedUser, shows the message and goes home', async ({ page }) => {
  const learner = makeLearner();
  await signUp(page, learner);
  await logIn(page, learner);
  await expect(page.locator(toast)).toBeVisible();
  const [token, name] = await page.evaluate(() => [
    localStorage.getItem('token'),
    localStorage.getItem('loggedUser'),
  ]);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(name).toBe(learner.name);
  await page.goto('/ai');
  await expect(page.locator('.learner')).toHaveText(learner.name);
});

test('log-in needs both fields, refuses a wrong pair, and says the error’s own words when the network fails', async ({
  page,
}) => {
  expectFault(page, /401|Failed to (fetch|load)|ERR_FAILED/);
  await page.goto('/login');
  const submit = page.getByRole('button', { name: 'Log In' });
  await submit.click();
  await expect(page.locator(toast).last()).toContainText('Email and password are required');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password').fill('Wr0ng!pass');
  await submit.click();
  await expect(page.locator(toast).last()).toContainText('Invalid email or password');
  await page.route('**/api/login', (route) => route.abort());
  await submit.click();
  await expect(page.locator(toast).last()).toContainText('Failed to fetch');
  await page.unroute('**/api/login');
  await page.route('**/api/login', (route) => route.fulfill({ status: 502, body: 'gateway' }));
  expectFault(page, /401|502|Failed to (fetch|load)|ERR_FAILED/);
  await submit.click();
  await expect(page.locator(toast).last()).toContainText('An error occurred');
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('toasts stand top right, close after five seconds, and wait while the pointer rests on them', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log In' }).click();
  const shown = page.locator(toast);
  await expect(shown).toBeVisible();
  await expect(page.locator('.Toastify__toast-container--top-right')).toBeVisible();
  const bar = page.locator('.Toastify__progress-bar--animated');
  await expect(bar).toHaveCSS('animation-duration', '5s');
  await shown.hover();
  await expect(bar).toHaveCSS('animation-play-state', 'paused');
  await page.mouse.move(10, 600);
  await expect(bar).toHaveCSS('animation-play-state', 'running');
  const box = await shown.boundingBox();
  if (!box) throw new Error('The toast has no box.');
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 20 + box.width * 0.9, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(shown).toHaveCount(0);
});

test('a forgotten password is set anew by a mailed link, once', async ({ page }) => {
  expectFault(page, /400/);
  const learner = makeLearner();
  await signUp(page, learner);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.getByLabel('Email').fill(learner.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.locator(toast)).toBeVisible();
  // The mail is written after the answer, so that its time tells nobody whether there is an account.
  await expect.poll(() => readResetLink(learner.email)).not.toBeNull();
  const link = await readResetLink(learner.email);
  const setPassword = async (password: string) => {
    await page.goto('/home');
    await page.goto(link ?? '');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm Password').fill(password);
    await page.getByRole('button', { name: 'Set the password' }).click();
  };
  await setPassword('N3w!password');
  await expect(page).toHaveURL('/login');
  await logIn(page, { ...learner, password: 'N3w!password' });
  await setPassword('An0ther!one');
  await expect(page.locator(toast).last()).toBeVisible();
  await expect(page).toHaveURL(/\/reset-password/);
});

test('remember me keeps the session for thirty days, and twelve hours without', async ({ page }) => {
  const learner = makeLearner();
  await signUp(page, learner);
  const hoursLeft = async () => {
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const answer = await page.request.get('/api/sessions', { headers: { authorization: `Bearer ${token}` } });
    const { sessions } = await answer.json();
    const mine = sessions.find((session: { current: boolean }) => session.current);
    return Math.round((Date.parse(mine.until) - Date.now()) / 3_600_000);
  };
  await logIn(page, learner);
  expect(await hoursLeft()).toBe(12);
  await page.goto('/login');
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password').fill(learner.password);
  await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/home');
  expect(await hoursLeft()).toBe(720);
  expect(await page.evaluate(() => localStorage.getItem('loggedUser'))).toBe(learner.name);
});

test('a guest’s account page says how to log in', async ({ page }) => {
  await page.goto('/account');
  await expect(page.getByText('You are not logged in.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log In' })).toBeVisible();
});

test('the account can be renamed, given a new password and deleted', async ({ page }) => {
  expectFault(page, /40[01]/);
  const learner = makeLearner();
  await signUp(page, learner);
  await logIn(page, learner);
  await page.goto('/account');
  await expect(page.getByText(learner.email)).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Grace');
  await page.getByRole('button', { name: 'Change the name' }).click();
  await expect(page.locator('.learner')).toHaveText('Grace');
  await page.getByLabel('Old password').fill(learner.password);
  await page.getByLabel('New password', { exact: true }).fill('N3w!password');
  await page.getByLabel('Confirm the new password').fill('N3w!password');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.locator(toast).filter({ hasText: 'Your password is changed' })).toBeVisible();
  await page.getByLabel('Your password').fill('Wr0ng!pass');
  await page.getByRole('button', { name: 'Delete the account' }).click();
  await expect(page.getByText(learner.email)).toBeVisible();
  await page.getByLabel('Your password').fill('N3w!password');
  await page.getByRole('button', { name: 'Delete the account' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

/** The link of the newest mail to an address; null while there is none. */
async function readResetLink(email: string): Promise<string | null> {
  const mail = (await readMail(email)).replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  return /\/reset-password#token=[\w-]+/.exec(mail)?.[0] ?? null;
}
