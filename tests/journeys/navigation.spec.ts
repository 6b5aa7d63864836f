import {
  expect,
  expectError,
  logIn,
  makeLearner,
  measureOverflow,
  open,
  pages,
  signUp,
  test,
} from './support/journey.ts';
import { bar, openPython, tool } from './support/topic-tools.ts';

const everywhere = [...pages, '/language/python', '/no-such-page'];

test('every page has the same navigation, rights notice and heart', async ({ page }) => {
  expectError(page, /404/);
  for (const path of everywhere) {
    await page.goto(path);
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect(nav.getByRole('link')).toHaveText(['Home', 'Roadmaps', 'About Us', '', 'Plan', 'Log In']);
    await expect(nav.getByRole('link', { name: 'Ask AI' })).toHaveAttribute('href', '/ai');
    await expect(nav.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(page.getByText('© 2024 Waymark. All rights reserved.')).toBeVisible();
    await expect(page.locator('.heart')).toBeVisible();
  }
});

test('a learner sees their own name, which leads to the account, and no login link', async ({ page }) => {
  const learner = makeLearner();
  await signUp(page, learner);
  await logIn(page, learner);
  const nav = page.getByRole('navigation', { name: 'Main' });
  const more = page.getByRole('navigation', { name: 'More' });
  await expect(nav.getByRole('link')).toHaveText(['Home', 'Roadmaps', 'About Us', '', 'Plan', learner.name]);
  await expect(more.getByRole('link')).toHaveText(['Plan', 'Account']);
  for (const [name, path] of [
    [learner.name, '/account'],
    ['Plan', '/plan'],
  ] as const) {
    const link = nav.getByRole('link', { name, exact: true });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/home');
  for (const path of ['/login', '/signup']) {
    await page.goto(path);
    await expect(page.getByText(`You are logged in as ${learner.name}.`)).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/home');
});

test('before the app’s scripts run, a page shows the links of a guest or a learner', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('loggedUser', 'Ada'));
  expectError(page, /Failed to (load|fetch)/);
  // The first-paint script runs; the app itself never loads.
  await page.route(/\/assets\/(?!first-paint).*\.js/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Continue' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log In' })).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Continue' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Log In' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Account' })).toHaveCount(1);
});

test('a long name does not shrink the other links of the navigation', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('loggedUser', 'Ada Lovelace, Countess of the long name'),
  );
  await page.setViewportSize({ width: 960, height: 740 });
  await page.goto('/about');
  const findPlaces = () =>
    page
      .locator('.places > :not(.who)')
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().x)));
  await page.route(/\/assets\/(?!first-paint).*\.js/, (route) => route.abort());
  expectError(page, /Failed to (load|fetch)/);
  await page.reload();
  const before = await findPlaces();
  await page.unroute(/\/assets\/(?!first-paint).*\.js/);
  await page.reload();
  await expect(page.locator('.learner')).toHaveText(/^Ada Lovelace/);
  expect(await findPlaces()).toEqual(before);
  expect(await measureOverflow(page)).toBe(0);
});

test('a guest who confirms the logout loses nothing', async ({ page }) => {
  await openPython(page);
  await tool(page, 'Mark as done: Lists').click();
  await expect(bar(page)).toContainText('Lists: done');
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await openPython(page);
  await expect(tool(page, /^Done: Lists/)).toBeVisible();
});

test('the heart beats on technology pages only, and not with reduced motion', async ({ page }) => {
  const animation = () => page.locator('.heart').evaluate((heart) => getComputedStyle(heart).animationName);
  await page.goto('/language/python');
  expect(await animation()).toBe('beat');
  await page.goto('/home');
  expect(await animation()).toBe('none');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/language/python');
  expect(await animation()).toBe('none');
});

test('a narrow screen has a menu with the same links', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  const hamburger = page.getByRole('button', { name: 'Menu' });
  await hamburger.click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.locator('a, button').filter({ visible: true })).toHaveText([
    'Home',
    'Roadmaps',
    'About Us',
    'Log Out',
    'Ask AI',
    'Plan',
    'Log In',
  ]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(hamburger).toBeFocused();
  // The menu stays on the screen even with a long name.
  await page.evaluate(() => localStorage.setItem('loggedUser', 'Ada Lovelace, Countess of '.repeat(4)));
  await page.reload();
  await hamburger.click();
  const box = await menu.getByRole('link', { name: 'Ada Lovelace' }).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(360);
  await page.keyboard.press('Escape');
  await hamburger.press('Enter');
  await menu.getByRole('link', { name: 'Roadmaps' }).click();
  await expect(page).toHaveURL('/language');
  await expect(menu).toBeHidden();
});

test('logout asks first, traps and returns the focus, and then forgets the learner', async ({ page }) => {
  const learner = makeLearner();
  await signUp(page, learner);
  await logIn(page, learner);
  await expect(page.locator('.learner')).toHaveText(learner.name);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const opener = page.getByRole('button', { name: 'Logout' }).first();
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to log out?' });
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('nav, main, footer') ?? null),
    ).toBeNull();
  }
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(
    await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('loggedUser')]),
  ).toEqual([null, null]);
  await expect(page.locator('.learner')).toBeHidden();
  await expect(page.getByText(learner.name, { exact: true })).toHaveCount(0);
  const answer = await page.request.get('/api/me', { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
});

test('the theme follows the system, can be switched, and stays without a flash', async ({ page }) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/home');
  const light = await paper();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await paper();
  expect(dark).not.toBe(light);
  const button = page.getByRole('button', { name: 'Switch theme' });
  await expect(button).toHaveAccessibleName('Switch theme: it follows the system');
  await button.click();
  expect(await paper()).toBe(light);
  await expect(button).toHaveAccessibleName('Switch theme: it is light');
  // The script that sets the theme comes before the style sheet and blocks the first paint.
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await paper()).toBe(light);
  await button.click();
  expect(await paper()).toBe(dark);
  await expect(button).toHaveAccessibleName('Switch theme: it follows the system');
});

test('an unknown address answers 404 with a way back', async ({ page }) => {
  expectError(page, /404/);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops... Looks like somthing went wrong' })).toBeVisible();
  const image = await page.locator('.lost').evaluate((element) => getComputedStyle(element).backgroundImage);
  expect(image).toContain('/assets/lost');
  const back = page.getByRole('link', { name: 'Go Back' });
  await expect(back).toHaveAttribute('title', 'Home');
  await back.click();
  await expect(page).toHaveURL('/');
});

test('an unexpected error shows a page with a way home and no stack trace', async ({ page }) => {
  expectError(page, /.*/);
  // A half-finished deployment could serve data of another kind of page.
  await page.route('**/assets/pages-*/about.json', (route) => route.fulfill({ json: { kind: 'home' } }));
  await open(page, '/home');
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText(/at \w+ \(|\.js:\d/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Home' }).last().click();
  await expect(page.getByRole('heading', { name: 'Your Journey to mastery starts here' })).toBeVisible();
});

test('client navigation sets the title, moves the focus and keeps the browser history', async ({ page }) => {
  await open(page, '/home');
  await page.getByRole('link', { name: 'Roadmaps', exact: true }).first().click();
  await expect(page).toHaveTitle('Roadmaps · Waymark');
  await expect(page.locator('main')).toBeFocused();
  await page.getByRole('link', { name: /^Python/ }).click();
  await expect(page).toHaveTitle('Python roadmap · Waymark');
  await page.goBack();
  await expect(page).toHaveTitle('Roadmaps · Waymark');
});

for (const missing of ['**/assets/pages-*/language/python.json', '**/assets/roadmap-*.js']) {
  test(`a page of a newer build is loaded as a document if the old one’s ${missing} is gone`, async ({
    page,
  }) => {
    await open(page, '/language');
    expectError(page, /404/);
    let isGone = true;
    page.on('domcontentloaded', () => (isGone = false));
    await page.route(missing, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
    await page.getByRole('link', { name: 'Python' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Python');
    await expect.poll(() => isGone).toBe(false);
  });
}
