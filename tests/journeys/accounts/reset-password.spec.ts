import {
  expect,
  expectError,
  logIn,
  makeLearner,
  readMail,
  signUp,
  test,
  toast,
} from '../support/journey.ts';

test('a forgotten password is reset with a mailed link, which works once', async ({ page }) => {
  expectError(page, /400/);
  const learner = makeLearner();
  await signUp(page, learner);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  // The address changes before the page, and the page before has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
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

/** The link in the newest mail to an address; null if there is none yet. */
async function readResetLink(email: string): Promise<string | null> {
  const mail = (await readMail(email)).replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  return /\/reset-password#token=[\w-]+/.exec(mail)?.[0] ?? null;
}
