import type { Locator, Page } from '@playwright/test';

import { findBarriers } from '../support/axe.ts';
import { expect, open, test } from '../support/journey.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in what was found, and in a step that is done, in the ${colorScheme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/goals');
    await page.getByRole('searchbox').fill('game');
    await expect(page.getByText('Not what you mean?')).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await open(page, '/goals/snake-game');
    await page.getByRole('button', { name: 'Mark as done' }).first().click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await open(page, '/language');
    await page.getByRole('searchbox').fill('java');
    await expect(page.getByRole('region', { name: 'Things to make' })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
  });
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab never reached it.');
}

test('by keyboard alone: find a goal, open it and mark its first step as done', async ({ page }) => {
  await open(page, '/goals');
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('bakery');
  await expect(page.locator('.goal-line')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/goals/restaurant-menu');
  const step = page.locator('#step-1');
  await tabTo(page, step.getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(step.getByRole('button')).toHaveText('Done');
  await page.keyboard.press('Control+z');
  await expect(step.getByRole('button')).toHaveText('Mark as done');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('goals can be read and filtered by interest, and no field or button waits for a script', async ({
    page,
  }) => {
    await page.goto('/goals');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.getByRole('link', { name: 'Old code' }).click();
    await expect(page).toHaveURL('/goals#old-code');
    await page.getByRole('link', { name: 'Callbacks made async' }).click();
    await expect(page.locator('.goal-step').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Mark as done/ })).toHaveCount(0);
  });
});
