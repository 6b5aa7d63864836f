import type { Page } from '@playwright/test';

import { loadSource } from '#content/library.ts';

import { findBarriers } from '../support/axe.ts';
import { expect, measureOverflow, open, test } from '../support/journey.ts';
import { goOffline, visit } from '../support/offline.ts';

// Python starts slowly on a busy machine.
test.describe.configure({ timeout: 240_000 });

const place = (page: Page, slug: string) => page.locator(`[id="${slug}"] .exercise`);

async function findExercise(technology: string, slug: string) {
  const exercise = (await loadSource(technology)).exercises?.[slug];
  if (!exercise) throw new Error(`${technology} has no exercise for ${slug}.`);
  return exercise;
}

async function openExercise(page: Page, technology: string, slug: string) {
  await open(page, `/language/${technology}#${slug}`);
  return openHere(page, slug);
}

async function openHere(page: Page, slug: string) {
  const own = place(page, slug);
  await own.getByRole('button', { name: /^Do it here/ }).click();
  await expect(own.getByRole('textbox').first()).toBeVisible({ timeout: 60_000 });
  return own;
}

async function check(own: ReturnType<typeof place>, code: string, words: RegExp): Promise<void> {
  await own.getByRole('textbox').first().fill(code);
  await own.getByRole('button', { name: /^Check/ }).click();
  await expect(own.locator('.check-words')).toHaveText(words, { timeout: 120_000 });
}

for (const [technology, slug] of [
  ['javascript', 'functions'],
  ['css', 'alignment-in-flexbox'],
  ['python', 'dictionaries'],
  ['json', 'object-schemas'],
  ['typescript', 'type-aliases'],
  ['jquery', 'on-method'],
  ['bootstrap', 'collapse'],
  ['tailwind', 'gap'],
  ['react', 'state'],
  ['vue', 'components-props-and-events'],
  ['git', 'staging-changes'],
  ['mongo', 'updating-arrays'],
] as const)
  test(`a mistake in a task of ${technology} shows its hint, and a right solution marks the topic done`, async ({
    page,
  }) => {
    const { solution, mistakes, checks } = await findExercise(technology, slug);
    const own = await openExercise(page, technology, slug);
    const [mistake] = mistakes;
    await check(own, mistake?.code ?? '', /checks? pass/);
    const missed = own.locator('[data-kind="missed"]').first();
    await expect(missed).toContainText('Not yet:');
    await expect(own.locator('.check-hint')).toHaveCount(1);
    const { hint = '?' } = checks[(mistake?.trips ?? 0) - 1] ?? {};
    await expect(missed.locator('.check-hint')).toHaveText(`Hint: ${hint.replaceAll('`', '')}`);
    await check(own, solution, /^All \d checks pass/);
    await expect(page.locator(`[id="${slug}"] .done-button`)).toHaveText('Done');
    await page.getByRole('button', { name: /^Undo/ }).last().click();
    await expect(page.locator(`[id="${slug}"] .done-button`)).toHaveText('Mark as done');
  });

test('the solution is not in the page until it is asked for', async ({ page }) => {
  const own = await openExercise(page, 'javascript', 'functions');
  const solution = own.locator('.folded-code');
  await expect(solution.locator('code')).toHaveCount(0);
  await solution.getByText('Show a solution').click();
  await expect(solution.locator('code')).toContainText("last = 'x'");
});

test('the page that a script works on can be read', async ({ page }) => {
  const own = await openExercise(page, 'jquery', 'on-method');
  const around = own.locator('.folded-code').first();
  await around.getByText('Show what is there already').click();
  await expect(around.locator('code')).toContainText('<button id="one">One</button>');
});

test('what a learner wrote is there after a reload, and starting over can be undone', async ({ page }) => {
  const own = await openExercise(page, 'javascript', 'functions');
  const code = own.getByRole('textbox').first();
  await code.fill('console.log(6 * 7)');
  await page.reload();
  await openHere(page, 'functions');
  await expect(code).toHaveValue('console.log(6 * 7)');
  await own.getByRole('button', { name: 'Start over' }).click();
  await expect(code).not.toHaveValue('console.log(6 * 7)');
  await own.getByRole('button', { name: 'Undo' }).click();
  await expect(code).toHaveValue('console.log(6 * 7)');
});

test('a program that fails is not checked, and says in which line it failed', async ({ page }) => {
  const own = await openExercise(page, 'javascript', 'functions');
  await check(own, 'let a = 1;\na.b.c;', /ended with an error in line 2/);
  await expect(own.locator('[data-kind="open"]')).toHaveCount(3);
  await expect(own.locator('.run-output pre')).toContainText('TypeError');
});

test('by keyboard, Ctrl+Enter checks, and Escape and Tab leave the field', async ({ page }) => {
  const own = await openExercise(page, 'javascript', 'functions');
  await own.getByRole('textbox').first().focus();
  await page.keyboard.press('Control+Enter');
  await expect(own.locator('.check-words')).toHaveText(/of 3 checks/, { timeout: 60_000 });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(own.getByRole('button', { name: 'Check' })).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`at 320 px in the ${colorScheme} theme, a task is done in the page, and axe finds nothing`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    const own = await openExercise(page, 'javascript', 'functions');
    await check(own, 'const initials = () => "A.L.";', /^1 of 3 checks passes/);
    await own.getByText('Show a solution').click();
    expect(await measureOverflow(page)).toBe(0);
    expect(await findBarriers(page)).toEqual([]);
  });

test.describe('offline', () => {
  test.use({ keepsSite: true });

  test('a task that was opened once can be done without a network', async ({ page, context }) => {
    await visit(page);
    const { solution } = await findExercise('javascript', 'functions');
    await openExercise(page, 'javascript', 'functions');
    await goOffline(page, context);
    await open(page, '/');
    const own = await openExercise(page, 'javascript', 'functions');
    await check(own, solution, /^All 3 checks pass/);
  });

  test('a library is loaded when the learner checks, after its size was named, and then is there offline', async ({
    page,
    context,
  }) => {
    const loaded: string[] = [];
    context.on('request', (request) => {
      if (request.url().includes('/runtimes/')) loaded.push(new URL(request.url()).pathname);
    });
    await visit(page);
    const { solution } = await findExercise('jquery', 'on-method');
    const own = await openExercise(page, 'jquery', 'on-method');
    await expect(own.getByRole('button', { name: /^Check \(loads \d+ kB once\)$/ })).toBeVisible();
    expect(loaded).toEqual([]);
    await check(own, solution, /^All \d checks pass/);
    expect(new Set(loaded).size).toBe(1);
    await expect(own.getByRole('button', { name: 'Check', exact: true })).toBeVisible();
    await goOffline(page, context);
    await open(page, '/');
    const again = await openExercise(page, 'jquery', 'on-method');
    await again.getByRole('button', { name: 'Run', exact: true }).click();
    await again.frameLocator('iframe').getByRole('button', { name: 'One' }).click();
    await expect(again.frameLocator('iframe').locator('p')).toHaveClass('marked');
    await check(again, solution, /^All \d checks pass/);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the task is read, without a button that does nothing', async ({ page }) => {
    await page.goto('/language/javascript#functions');
    await expect(page.locator('#functions .task')).toBeVisible();
    await expect(page.locator('#functions .exercise')).toBeHidden();
  });
});
