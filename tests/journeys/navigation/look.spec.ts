import { expect, test } from '../support/journey.ts';

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
