import type { Page } from '@playwright/test';

import { findBarriers } from '../support/axe.ts';
import { expect, expectError, measureOverflow, open, test } from '../support/journey.ts';

const field = 'Search topics, technologies and things to make';
const box = (page: Page) => page.getByRole('combobox', { name: field });

/** Opens the search and waits for results. */
async function search(page: Page, typed: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(typed);
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/\d results?/);
}

test('by keyboard alone: a misspelled topic is found, opened and landed on', async ({ page }) => {
  await open(page, '/about');
  await search(page, 'closurs');
  await expect(page.getByRole('option', { selected: true })).toHaveText(/^Closures.*JavaScript.*25 min$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/language/javascript#closures');
  await expect(page.locator('#closures')).toBeInViewport();
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('promises');
  await expect(page.getByRole('option', { name: 'All results for “promises”' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).not.toHaveText(/JavaScript/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/language/javascript#promises');
  await expect(page.locator('#promises')).toBeInViewport();
});

test('words and Enter before the search has loaded lead to what they find', async ({ page }) => {
  const [typed, answers] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/entries.json', async (route) => {
    await answers.promise;
    await route.continue();
  });
  await page.route('**/search-dialog-*.js', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await open(page, '/about');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('clos');
  typed.resolve();
  await expect(box(page)).toHaveValue('clos');
  await page.keyboard.type('ures');
  await page.keyboard.press('Enter');
  answers.resolve();
  await expect(page).toHaveURL('/language/javascript#closures');
});

for (const [path, label] of [
  ['/', 'What do you want to learn?'],
  ['/no-such-page', 'What were you looking for?'],
] as const) {
  test(`what is typed into the field of ${path} is searched for, with one click or none`, async ({
    page,
  }) => {
    expectError(page, /404/);
    await open(page, path);
    await page.getByLabel(label).click();
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByLabel(label).pressSequentially('left join');
    await page.getByRole('option', { name: /^LEFT JOIN and RIGHT JOIN/ }).click();
    await expect(page.locator('#left-and-right-join')).toBeInViewport();
  });
}

test('a slash in a field is a slash, and Escape gives the focus back', async ({ page }) => {
  await open(page, '/language');
  const filter = page.getByLabel('Search the roadmaps');
  await filter.focus();
  await page.keyboard.type('a/b');
  await expect(filter).toHaveValue('a/b');
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(filter).toBeFocused();
});

test('results can be narrowed to a technology, and recent searches are offered', async ({ page }) => {
  await open(page, '/home');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('option', { name: 'closures' }).click();
  await expect(box(page)).toHaveValue('closures');
  await page.getByRole('button', { name: 'PHP' }).click();
  await expect(page.getByRole('option', { selected: true })).toHaveText(/PHP/);
  await expect(page.getByRole('option', { name: /^Closures/ })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/language\/php#/);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Recent searches' }).getByRole('option')).toHaveText([
    'closures',
  ]);
});

test('what is done and what was noted is shown with the results', async ({ page }) => {
  await open(page, '/language/javascript#closures');
  await page.getByRole('button', { name: 'Mark as done: Closures' }).click();
  await page.locator('#closures').getByRole('button', { name: /^Note/ }).click();
  await page.locator('#closures').getByRole('textbox').fill('A backpack of variables');
  await page.locator('#closures').getByRole('button', { name: /Close/ }).click();
  await search(page, 'closures');
  await expect(page.getByRole('option', { selected: true })).toHaveText(/Done$/);
  await box(page).fill('backpack');
  await page.getByRole('group', { name: 'Your notes' }).getByRole('option').click();
  await expect(page.locator('#closures')).toBeInViewport();
});

test('nothing found is said in words', async ({ page }) => {
  await open(page, '/home');
  await page.keyboard.press('Control+k');
  await box(page).fill('qqqqq');
  await expect(page.getByText('Nothing found for “qqqqq”')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no fault in the search in the ${colorScheme} theme, and 320 px are enough`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/home');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await box(page).fill('lists');
    await expect(page.getByRole('option', { name: /^Lists/ }).first()).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    expect(await measureOverflow(page)).toBe(0);
  });
}

test('in forced colors, the active option has an outline', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/home');
  await search(page, 'closures');
  await expect(page.getByRole('option', { selected: true })).toHaveCSS('outline-style', 'solid');
});
