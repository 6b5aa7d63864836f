import {
  expect,
  expectError,
  logIn,
  makeLearner,
  measureOverflow,
  open,
  readMail,
  signUp,
  test,
} from './support/journey.ts';

const toast = '.Toastify__toast';

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

test('login stores token and loggedUser, shows the message and goes home', async ({ page }) => {
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

test('login needs both fields, refuses a wrong pair, and shows the error’s message when the network fails', async ({
  page,
}) => {
  expectError(page, /401|No connection|Failed to load|ERR_FAILED/);
  await page.goto('/login');
  const submit = page.getByRole('button', { name: 'Log In' });
  await submit.click();
  await expect(page.locator(toast)).toHaveText('Email and password are required');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your email address.');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password').fill('Wr0ng!pass');
  await submit.click();
  await expect(page.locator(toast)).toHaveText('Invalid email or password');
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.route('**/api/login', (route) => route.abort());
  await submit.click();
  await expect(page.locator(toast)).toHaveText('No connection. Try again when you are online.');
  await page.unroute('**/api/login');
  await page.route('**/api/login', (route) => route.fulfill({ status: 502, body: 'gateway' }));
  expectError(page, /401|502|No connection|Failed to load|ERR_FAILED/);
  await submit.click();
  await expect(page.locator(toast)).toHaveText('An error occurred');
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('toasts are at the top right, close after five seconds, and wait while the pointer is on them', async ({
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
  const header = await page.locator('.header').boundingBox();
  expect(box.y).toBeGreaterThanOrEqual(header?.height ?? Infinity);
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 20 + box.width * 0.9, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(shown).toHaveCount(0);
});

test('on a phone, a toast covers neither header nor fields, and a newer one replaces it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/signup');
  const register = page.getByRole('button', { name: 'Register' });
  await register.click();
  const shown = page.locator(toast);
  await expect(shown).toHaveText('Name, email, and passwords are required');
  for (const label of ['Name', 'Email', 'Password', 'Confirm Password'])
    await page.getByLabel(label, { exact: true }).fill('ada');
  await register.click();
  await expect(shown).toHaveText('Invalid email format');
  const box = await shown.boundingBox();
  const header = await page.locator('.header').boundingBox();
  const name = await page.getByLabel('Name', { exact: true }).boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? Infinity);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(name?.y ?? 0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
});

test('a forgotten password is reset with a mailed link, which works once', async ({ page }) => {
  expectError(page, /400/);
  const learner = makeLearner();
  await signUp(page, learner);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.getByLabel('Email').fill(learner.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`If ${learner.email} has an account`)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveCount(0);
  await expect(page.locator(toast)).toHaveCount(0);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Sent again.')).toBeVisible();
  // The mail is written after the answer, so that the time of the answer does not reveal accounts.
  await expect.poll(() => readResetLink(learner.email)).not.toBeNull();
  const link = await readResetLink(learner.email);
  const setPassword = async (password: string) => {
    await page.goto('/home');
    await page.goto(link ?? '');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm Password').fill(password);
    await page.getByRole('button', { name: 'Set password' }).click();
  };
  await setPassword('N3w!password');
  await expect(page).toHaveURL('/login');
  await logIn(page, { ...learner, password: 'N3w!password' });
  await page.goto('/home');
  await page.goto(link ?? '');
  await expect(page.getByText('This link no longer works')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.goto('/reset-password');
  await expect(page.getByText('This link is incomplete.')).toBeVisible();
});

test('a link that was used on another device says so and no longer shows a form', async ({ page }) => {
  expectError(page, /400/);
  const learner = makeLearner();
  await signUp(page, learner);
  await page.request.post('/api/password/forgot', { data: { email: learner.email } });
  await expect.poll(() => readResetLink(learner.email)).not.toBeNull();
  const link = (await readResetLink(learner.email)) ?? '';
  await page.goto(link);
  const fields = { password: 'N3w!password', confirmpassword: 'N3w!password' };
  await page.getByLabel('Password', { exact: true }).fill(fields.password);
  await page.getByLabel('Confirm Password').fill(fields.confirmpassword);
  const token = link.replace(/.*token=/, '');
  await page.request.post('/api/password/reset', { data: { token, ...fields } });
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('This link no longer works')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
});

test('a session lasts thirty days with remember me, and twelve hours without', async ({ page }) => {
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
  await expect(page.getByText('What you typed')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'page');
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

/** The link in the newest mail to an address; null if there is none yet. */
async function readResetLink(email: string): Promise<string | null> {
  const mail = (await readMail(email)).replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  return /\/reset-password#token=[\w-]+/.exec(mail)?.[0] ?? null;
}
