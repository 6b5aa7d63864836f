import type { Page } from '@playwright/test';

import { loadSources } from '#content/library.ts';

import { expect, open, test } from '../support/journey.ts';

test.use({ keepsSite: false });

/** From now on, time passes only when a test advances it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Runs in the page. By then, the app has started to load the next page. */
function runOutOfWork(): Promise<void> {
  return scheduler.postTask(() => {}, { priority: 'background' });
}

for (const [name, file] of [
  ['what it shows', '**/assets/pages-*/language/vue.json'],
  ['its script', '**/assets/roadmap-*.js'],
] as const) {
  test(`a page that waits for ${name} is announced within 300 ms, and the previous one stays`, async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route(file, async (route) => {
      await held.promise;
      await route.continue();
    });
    await open(page, '/language');
    await stopClock(page);
    await page.locator('.cards').getByRole('link', { name: /^Vue/ }).click();
    await expect(page).toHaveURL('/language/vue');
    await page.evaluate(runOutOfWork);
    await page.clock.runFor(300);
    await expect(page.locator('html')).toHaveAttribute('data-waiting');
    await expect(page.getByText('One moment...')).toBeAttached();
    const line = await page
      .locator('.header')
      .evaluate((header) => Number.parseFloat(getComputedStyle(header, '::after').height));
    expect(line).toBeGreaterThan(2);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roadmaps');
    await expect(page.locator('.card')).toHaveCount((await loadSources()).length);
    await page.clock.resume();
    held.resolve();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vue');
    await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
    await expect(page.locator('main')).toBeFocused();
  });
}

test('a page that waits can be left for another', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/pages-*/language/vue.json', async (route) => {
    await held.promise;
    await route.continue();
  });
  await open(page, '/language');
  await page.locator('.cards').getByRole('link', { name: /^Vue/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-waiting');
  await page.goBack();
  await expect(page).toHaveURL('/language');
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  held.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
});
