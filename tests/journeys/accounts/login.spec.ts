import { expect, expectError, logIn, makeLearner, signUp, test, toast } from '../support/journey.ts';

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
