import type { Page } from '@playwright/test';

import { playable } from '#workbench/playable.ts';

import { findBarriers } from '../support/axe.ts';
import { expect, measureOverflow, open, test } from '../support/journey.ts';
import { goOffline, visit } from '../support/offline.ts';
import { readOutput, runCode } from '../support/playground.ts';

// Python starts slowly on a busy machine.

const code = (page: Page) => page.getByRole('textbox').first();

test('what a learner wrote is there after a reload, and starting over can be undone', async ({ page }) => {
  await runCode(page, 'javascript', 'console.log(6 * 7)');
  expect(await readOutput(page, 'Finished.')).toBe('42\n');
  await page.reload();
  await expect(code(page)).toHaveValue('console.log(6 * 7)');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(code(page)).not.toHaveValue('console.log(6 * 7)');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Start over' })).toBeFocused();
  await expect(code(page)).toHaveValue('console.log(6 * 7)');
  await page.reload();
  await expect(code(page)).toHaveValue('console.log(6 * 7)');
});

test('a link carries code to another browser, which keeps its own code', async ({ page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await runCode(page, 'typescript', 'const word: string = "gruß";\nconsole.log(word);');
  await readOutput(page, 'Finished.');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await (await browser.newContext()).newPage();
  await open(other, '/play/typescript');
  await code(other).fill('let own = 1;');
  await other.goto('/about');
  await open(other, link.replace(/^https?:\/\/[^/]+/, ''));
  await expect(code(other)).toHaveValue(/gruß/);
  await expect(other.getByText('This code came with the link. Read it before you run it.')).toBeVisible();
  await expect(other.locator('.run-output pre')).toBeHidden();
  await code(other).fill('console.log("changed");');
  await other.reload();
  await expect(code(other)).toHaveValue('console.log("changed");');
  await other.getByRole('button', { name: 'Back to my code' }).click();
  await expect(code(other)).toHaveValue('let own = 1;');
  await other.context().close();
});

test('an error names its line', async ({ page }) => {
  await runCode(page, 'javascript', 'const a = 1;\n\nlet b = ;');
  expect(await readOutput(page, 'It ended with an error in line 3.')).toContain('SyntaxError');
  await runCode(page, 'javascript', 'const a = 1;\nawait 0;\n\na.b.c;');
  expect(await readOutput(page, 'It ended with an error in line 4.')).toContain('TypeError');
  await runCode(page, 'typescript', 'const a: number = 1;\nnull.x;');
  expect(await readOutput(page, 'It ended with an error in line 2.')).toContain('TypeError');
  await runCode(page, 'python', 'def half(x):\n    return x / 0\n\nhalf(1)');
  expect(await readOutput(page, 'It ended with an error in line 2.')).toContain('ZeroDivisionError');
});

test('Python reads its input, ends itself, and starts each program without the names of the last', async ({
  page,
}) => {
  await open(page, '/play/python');
  await page.getByLabel('Input').fill('Ada\n36');
  await runCode(page, 'python', 'name = input()\nprint(name, int(input()) + 1)\nraise SystemExit');
  expect(await readOutput(page, 'Finished.')).toBe('Ada 37\n');
  await runCode(page, 'python', 'print("name" in globals())');
  expect(await readOutput(page, 'Finished.')).toBe('False\n');
});

test('SQL prints what MySQL would, goes on after a value that is refused, and names the line of an error', async ({
  page,
}) => {
  await open(page, '/play/sql');
  await page.getByLabel('Tables').fill('CREATE TABLE marks (name VARCHAR(3), points TINYINT);');
  const program = "INSERT INTO marks VALUES ('Ana', 7);\nINSERT INTO marks VALUES ('Ben', 128);\n";
  await runCode(page, 'sql', `${program}SELECT name, points / 2 AS half FROM marks WHERE name = 'ANA';`);
  const printed = await readOutput(page, 'Finished.');
  expect(printed).toContain("ERROR 1264 (22003) at line 2: Out of range value for column 'points' at row 1");
  expect(printed).toContain('| Ana  | 3.5000 |');
  await runCode(page, 'sql', 'SELECT 1;\nGRANT ALL ON shop.* TO ana;');
  expect(await readOutput(page, 'It ended with an error in line 2.')).toContain('needs a real MySQL server');
});

test('by keyboard: Tab indents, Escape and Tab leave, and Control+Enter runs', async ({ page }) => {
  await open(page, '/play/javascript');
  await code(page).fill('');
  await code(page).press('Tab');
  await page.keyboard.type('console.log(1);');
  await expect(code(page)).toHaveValue('    console.log(1);');
  await page.keyboard.press('Control+Enter');
  expect(await readOutput(page, 'Finished.')).toBe('1\n');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Run/ })).toBeFocused();
});

test('every playground has no barriers, in both themes and at 320 px', async ({ page }) => {
  for (const technology of playable) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, `/play/${technology}`);
    expect(await findBarriers(page), technology).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await findBarriers(page), technology).toEqual([]);
    expect(await measureOverflow(page), technology).toBe(0);
  }
  await runCode(page, 'javascript', 'console.log("a".repeat(300));\nnull.x;');
  await readOutput(page, 'It ended with an error in line 2.');
  expect(await findBarriers(page)).toEqual([]);
  expect(await measureOverflow(page)).toBe(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the code can be read, and a sentence says what running needs', async ({ page }) => {
    await page.goto('/play/python');
    await expect(code(page)).toHaveValue(/for name in names/);
    // Where only a test turns script off, a browser reads what is for readers without it as text.
    const html = await (await page.request.get('/play/python')).text();
    expect(html).toContain('<noscript><p class="play-notice">Running code needs JavaScript');
    await expect(page.getByRole('button', { name: /^Run/ })).toBeHidden();
  });
});

test.describe('when the browser stores the site', () => {
  test.use({ keepsSite: true });
  test('a runtime is loaded only when code is run, and then runs offline', async ({ page, context }) => {
    const loaded: string[] = [];
    context.on('request', (request) => {
      if (request.url().includes('/runtimes/')) loaded.push(request.url());
    });
    await visit(page, '/play/python');
    expect(loaded).toEqual([]);
    await page.getByRole('button', { name: /^Run \(loads \d MB once\)$/ }).click();
    expect(await readOutput(page, 'Finished.')).toContain('Hello, Ada');
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('runtimes')).keys()).length))
      .toBe(4);
    await goOffline(page, context);
    await open(page, '/play/python');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    expect(await readOutput(page, 'Finished.')).toContain('Hello, Ada');
    await open(page, '/play/typescript');
    await page.getByRole('button', { name: /^Run/ }).click();
    await expect(page.locator('.run-words')).toHaveText(/^What runs it is not on this device yet\./);
    await runCode(page, 'javascript', 'console.log(1)');
    expect(await readOutput(page, 'Finished.')).toBe('1\n');
  });
});
