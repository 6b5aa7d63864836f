import { runLimits } from '#workbench/limits.ts';

import { expect, expectError, test } from '../support/journey.ts';
import { measureWait, readOutput, runCode } from '../support/playground.ts';

/** In milliseconds: a page that a program holds answers only once the program has ended, seconds later. */
const held = 1000;

test('while a program never ends, the page answers, and Stop ends it', async ({ page }) => {
  await runCode(page, 'javascript', 'console.log("begun");\nwhile (true);');
  await expect(page.locator('.run-output pre')).toHaveText('begun\n');
  expect(await measureWait(page)).toBeLessThan(held);
  await page.getByRole('button', { name: 'Stop' }).click();
  expect(await readOutput(page, 'Stopped.')).toContain('begun');
  await runCode(page, 'javascript', 'console.log("again")');
  expect(await readOutput(page, 'Finished.')).toContain('again');
});

test('a program that prints nothing for a while is stopped, with the likely reason', async ({ page }) => {
  await runCode(page, 'javascript', 'while (true);');
  await expect(page.locator('.run-words')).toHaveText(/^Stopped, because it printed nothing for 5 seconds/);
});

test('of ten megabytes of output the beginning is shown, and the page answers', async ({ page }) => {
  await runCode(
    page,
    'javascript',
    'const line = "x".repeat(99);\nfor (let n = 0; n < 1e5; n += 1) console.log(line);',
  );
  expect(await measureWait(page)).toBeLessThan(held);
  const shown = await readOutput(page, /^Stopped, because it printed more than 100,000 characters/);
  expect(shown.length).toBeLessThanOrEqual(runLimits.output);
});

test('a program that takes all memory ends, and the page does not', async ({ page }) => {
  expectError(page, /./);
  await runCode(page, 'javascript', 'const all = [];\nfor (;;) all.push(new Array(1e6).fill(all.length));');
  await expect(page.getByRole('button', { name: /^Run/ })).toBeVisible();
  await runCode(page, 'javascript', 'console.log("again")');
  expect(await readOutput(page, 'Finished.')).toContain('again');
});

test('while a page of a learner never ends its script, the playground answers', async ({ page }) => {
  expectError(page, /A loop ran for 1 second/);
  await runCode(page, 'html', '<p>Begun</p><script>while (true);</script>');
  expect(await measureWait(page)).toBeLessThan(held);
  await runCode(page, 'html', '<p>Again</p>');
  await expect(page.frameLocator('.preview iframe').getByText('Again')).toBeVisible();
});
