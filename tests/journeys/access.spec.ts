import type { Page } from '@playwright/test';

import { loadGoals, loadInterests } from '#content/library.ts';
import { specifiedRoadmaps } from '../specified-roadmaps.ts';

import { findBarriers, findBarriersOfColors, findBarriersOfStructure } from './support/axe.ts';
import { expect, expectError, makeLearner, measureOverflow, pages, signUp, test } from './support/journey.ts';

const roadmaps = specifiedRoadmaps.map(({ slug }) => `/language/${slug}`);
const [goals, interests] = await Promise.all([loadGoals(), loadInterests()]);
const ofInterests = interests.map(({ id }) => `/goals/${goals.find(({ interest }) => interest === id)?.id}`);
const others = [...pages, '/no-such-page'];

const groups = {
  'of the first roadmaps': roadmaps.slice(0, 9),
  'of the next roadmaps': roadmaps.slice(9, 18),
  'of the last roadmaps': roadmaps.slice(18),
  'goal of an interest': ofInterests,
  'other page': others,
};

for (const [name, paths] of Object.entries(groups)) {
  test(`axe finds nothing on any ${name}, in both themes, and 320 px are enough`, async ({ page }) => {
    test.setTimeout(480_000);
    expectError(page, /404/);
    const wide = page.viewportSize() ?? { width: 1280, height: 720 };
    const [light, dark] = [new Set<string>(), new Set<string>()];
    for (const path of paths) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(path);
      expect(await findBarriersOfStructure(page), path).toEqual([]);
      expect(await findBarriersOfColors(page, light), path).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findBarriersOfColors(page, dark), path).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await measureOverflow(page), path).toBe(0);
      await page.setViewportSize(wide);
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no fault in the menu, the sheet, the dialog, a toast and a refused form in the ${colorScheme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/language/python');
    await page.getByRole('button', { name: 'Topics' }).click();
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Log Out' }).click();
    expect(await findBarriers(page)).toEqual([]);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.locator('.Toastify__toast')).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await page.goto('/signup');
    await page.getByLabel('Password', { exact: true }).fill('Half');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.locator('[data-rule="broken"]').first()).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
  });
}

/** Presses Tab until the element with that role and name has the focus. */
async function tabTo(
  page: Page,
  role: 'link' | 'button' | 'textbox' | 'combobox' | 'searchbox',
  name: string,
): Promise<void> {
  const target = page.getByRole(role, { name, exact: true }).first();
  for (let press = 0; press < 90; press += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
  }
  throw new Error(`Tab never reached ${role} ${name}.`);
}

test('by keyboard alone: sign up, log in, find Python, read a topic', async ({ page }) => {
  const learner = makeLearner();
  await page.goto('/');
  await tabTo(page, 'link', "Let's Go");
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/signup');
  await tabTo(page, 'textbox', 'Name');
  await page.keyboard.type(learner.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(learner.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(learner.password);
  await tabTo(page, 'button', 'Show what you typed: Password');
  await page.keyboard.press('Tab');
  await page.keyboard.type(learner.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await tabTo(page, 'textbox', 'Email');
  await expect(page.getByLabel('Email')).toHaveValue(learner.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(learner.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home');
  await page.goto('/language');
  await tabTo(page, 'searchbox', 'Search the roadmaps');
  await page.keyboard.type('pyth');
  await expect(page.locator('.card')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/language/python');
  await tabTo(page, 'link', 'Lists');
  await page.keyboard.press('Enter');
  await expect(page.locator('#lists')).toBeInViewport();
});

test('by keyboard alone: ask for a plan, open the history, ask again', async ({ page }) => {
  await page.goto('/ai');
  await tabTo(page, 'textbox', 'Name');
  await page.keyboard.type('Mina');
  await page.keyboard.press('Tab');
  await page.keyboard.type('40');
  await page.keyboard.press('Tab');
  await page.keyboard.type('5');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Python');
  await tabTo(page, 'textbox', 'Your question');
  await page.keyboard.type('plan please');
  await page.keyboard.press('Enter');
  const output = page.locator('output.output');
  await expect(output).toContainText(/Day 5\b/);
  await page.getByRole('button', { name: 'History' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(output).toContainText(/Day 5\b/);
});

test('by keyboard alone: skip to the content, open the menu, log out', async ({ page }) => {
  const learner = makeLearner();
  await signUp(page, learner);
  await page.goto('/home');
  await page.evaluate(() => {
    localStorage.setItem('token', 'none');
    localStorage.setItem('loggedUser', 'Mina');
  });
  await page.reload();
  expectError(page, /401/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.reload();
  await tabTo(page, 'button', 'Logout');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('loggedUser'))).toBeNull();
});
