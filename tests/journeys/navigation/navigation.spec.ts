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
} from '../support/journey.ts';

const everywhere = [...pages, '/language/python', '/no-such-page'];

/** The links of the header before the last one; the heart has no text. */
const always = ['Home', 'Roadmaps', 'About Us', '', 'Plan', 'Library', 'Progress'];

test('every page has the same navigation, rights notice and heart', async ({ page }) => {
  expectError(page, /404/);
  for (const path of everywhere) {
    await page.goto(path);
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect(nav.getByRole('link')).toHaveText([...always, 'Log In']);
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
  await expect(nav.getByRole('link')).toHaveText([...always, learner.name]);
  await expect(more.getByRole('link')).toHaveText(['Goals', 'Plan', 'Library', 'Progress', 'Account']);
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
    'Library',
    'Progress',
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

test('client navigation sets the title, moves the focus and keeps the browser history', async ({ page }) => {
  await open(page, '/home');
  await page.getByRole('link', { name: 'Roadmaps', exact: true }).first().click();
  await expect(page).toHaveTitle('Roadmaps · Waymark');
  await expect(page.locator('main')).toBeFocused();
  await page
    .locator('.cards')
    .getByRole('link', { name: /^Python/ })
    .click();
  await expect(page).toHaveTitle('Python roadmap · Waymark');
  await page.goBack();
  await expect(page).toHaveTitle('Roadmaps · Waymark');
  await open(page, '/');
  await page.getByRole('link', { name: 'Strings', exact: true }).click();
  await expect(page.locator('#strings h3 a')).toBeFocused();
});
