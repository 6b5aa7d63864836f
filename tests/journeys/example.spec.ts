import { loadRoadmaps } from '#content/library.ts';

import { findBarriersOfColors, findBarriersOfStructure } from './support/axe.ts';
import { expect, measureOverflow, open, test } from './support/journey.ts';

const topics = (await loadRoadmaps()).flatMap(({ chapters }) =>
  chapters.flatMap((chapter) => chapter.topics),
);
const address = (technology: string, slug: string) => `/language/${technology}#${slug}`;
const withOutput = topics.find(({ key }) => key === 'sql/left-and-right-join');
const listing = withOutput?.example && 'code' in withOutput.example ? withOutput.example : null;

test('a topic shows its example with what came of it, copies its code, and unfolds what was there before', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, address('sql', 'left-and-right-join'));
  const example = page.locator('[id="left-and-right-join"] .example');
  await expect(example.locator('.code-block code')).toHaveText(listing?.code ?? 'code');
  await expect(example.locator('samp')).toHaveText(listing?.prints?.trimEnd() ?? 'output');
  await example.getByRole('button', { name: 'Copy the code' }).press('Enter');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(listing?.code);
  await expect(example.getByText('CREATE TABLE customers')).toBeHidden();
  await example.getByText('What was there before').click();
  await expect(example.getByText('CREATE TABLE customers')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`at 320 px in the ${colorScheme} theme, an example scrolls in its own box by keyboard, and axe finds nothing`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, address('sql', 'left-and-right-join'));
    const code = page.locator('[id="left-and-right-join"] .code-block pre').first();
    await code.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => code.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    expect(await measureOverflow(page)).toBe(0);
    // At the top, the bar at the bottom covers no link halfway, whose colors axe could not tell.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await findBarriersOfStructure(page)).toEqual([]);
    expect(await findBarriersOfColors(page)).toEqual([]);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an example can be read, and so can a worked case', async ({ page }) => {
    await page.goto(address('sql', 'left-and-right-join'));
    await expect(page.locator('[id="left-and-right-join"] .example samp')).toBeVisible();
    await page.goto(address('dsa', 'choosing-a-language'));
    await expect(page.locator('[id="choosing-a-language"] .example')).toContainText('Worked case');
  });
});
