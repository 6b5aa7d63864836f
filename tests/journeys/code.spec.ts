import type { Page } from '@playwright/test';

import { splitCode } from '#app/ui/text/split-code.ts';
import { loadSource } from '#content/library.ts';

import { findBarriers } from './support/axe.ts';
import { expect, measureOverflow, open, test } from './support/journey.ts';

const python = await loadSource('python');
const topics = python.chapters.flatMap((chapter) => chapter.topics);
const listBlocks = (text: string) =>
  splitCode(text).flatMap((part) => (part.kind === 'block' ? [part.code] : []));
const withCode = topics.find(({ task }) => listBlocks(task).length > 0);
const [code = ''] = listBlocks(withCode?.task ?? '');

const block = (page: Page) => page.locator(`[id="${withCode?.slug}"] .task .code-block`).first();
const copy = (page: Page) => block(page).getByRole('button', { name: 'Copy the code' });

test('long code has its own block and is copied unchanged, with a confirmation', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `/language/python#${withCode?.slug}`);
  await expect(block(page).locator('pre')).toHaveText(code);
  await copy(page).press('Enter');
  await expect(block(page).getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});

test('in a browser that forbids copying, the code is selected and the page says what to press', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
  await open(page, `/language/python#${withCode?.slug}`);
  await copy(page).click();
  await expect(block(page).getByRole('status')).toHaveText('Selected. Press Ctrl+C or Cmd+C to copy.');
  expect(await page.evaluate(() => String(getSelection()))).toBe(code);
});

test('at 320 px, a whole line of code can be read', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, `/language/python#${withCode?.slug}`);
  const hidden = block(page)
    .locator('pre')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await hidden).toBe(0);
  expect(await measureOverflow(page)).toBe(0);
  await expect(copy(page)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});

test('long code in a reply has its own block too, and several lines can be scrolled, also by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const lines = `for x in y:\n    print(${'x, '.repeat(20)})`;
  const letter = `Write \`${code}\`. Then run it.\n\n\`\`\`\n${lines}\n\`\`\``;
  await page.route('**/ai/ans', (route) => route.fulfill({ json: { letter } }));
  await page.goto('/ai');
  const fields = { Name: 'Mina', Age: '14', Days: '30', Language: 'Python', 'Your question': 'lists' };
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Send' }).click();
  const reply = page.locator('.reply');
  await expect(reply.locator('p')).toHaveText(['Write', 'Then run it.']);
  await expect(reply.locator('pre')).toHaveText([code, lines]);
  await expect(reply.getByRole('button', { name: 'Copy the code' })).toHaveCount(2);
  const last = reply.locator('pre').last();
  await last.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => last.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('long code has its own block, without a copy button', async ({ page }) => {
    await page.goto(`/language/python#${withCode?.slug}`);
    await expect(block(page).locator('pre')).toHaveText(code);
    await expect(page.getByRole('button', { name: 'Copy the code' })).toHaveCount(0);
  });
});
