import { expect, test, toast } from '../support/journey.ts';

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
