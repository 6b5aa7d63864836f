import type { Locator, Page } from '@playwright/test';

import { findTrial } from '#workbench/find-trial.ts';
import { loadRoadmaps } from '#content/library.ts';

import { findBarriers } from '../support/axe.ts';
import { expect, measureOverflow, open, test } from '../support/journey.ts';

// Python starts slowly on a busy machine.
test.describe.configure({ timeout: 240_000 });

const listings = (await loadRoadmaps()).flatMap(({ slug: technology, chapters }) =>
  chapters.flatMap(({ topics }) =>
    topics.flatMap(({ slug, example }) =>
      example && 'code' in example
        ? [{ technology, slug, example, trial: findTrial(technology, example) }]
        : [],
    ),
  ),
);
const programs = Map.groupBy(
  listings.filter(({ trial }) => trial === 'program'),
  ({ technology }) => technology,
);
/** Every so many are run of technologies whose runtimes the first two have tried. */
const share: Readonly<Record<string, number>> = {
  json: 3,
  dsa: 3,
  typescript: 2,
  sql: 4,
  php: 8,
  ruby: 6,
};
const isTried = (technology: string, at: number) => at % (share[technology] ?? 1) === 0;

const tryBlock = (page: Page, slug: string) => page.locator(`[id="${slug}"] .try-example`);

async function run(place: Locator, ending: string | RegExp): Promise<string> {
  await place.getByRole('button', { name: /^Run/ }).click();
  await expect(place.locator('.run-words')).toHaveText(ending, { timeout: 60_000 });
  return (await place.locator('.run-output pre').textContent()) ?? '';
}

/** What a client says only where statements are typed in. */
const said = /^(?:Empty set|Query OK.*|Rows matched.*)\n/gm;

const trim = (text: string) => text.trimEnd().replaceAll(/[ \t]+$/gm, '');

for (const [technology, all] of programs) {
  test(`examples of ${technology} that can be run print in their place what is written there`, async ({
    page,
  }) => {
    await open(page, `/language/${technology}`);
    const wrong: unknown[] = [];
    for (const { slug, example } of all.filter((_, at) => isTried(technology, at))) {
      const whole = await run(tryBlock(page, slug), /^(Finished|It ended|Stopped)/);
      const printed = trim(technology === 'sql' ? whole.replaceAll(said, '') : whole);
      const isSame = example.fails
        ? printed.includes(example.fails.trim().split('\n').at(-1) ?? '?')
        : printed === trim(example.prints ?? '');
      if (!isSame) wrong.push({ slug, printed, written: example.fails ?? example.prints });
    }
    expect(wrong).toEqual([]);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`at 320 px in the ${colorScheme} theme, examples run where they are read, and axe finds nothing`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const technology of ['javascript', 'python']) {
      const first = programs.get(technology)?.find(({ example }) => example.prints);
      await open(page, `/language/${technology}#${first?.slug}`);
      const place = tryBlock(page, first?.slug ?? '');
      expect(trim(await run(place, 'Finished.'))).toBe(trim(first?.example.prints ?? 'output'));
      expect(await measureOverflow(page)).toBe(0);
      expect(await findBarriers(page)).toEqual([]);
    }
  });
}

test('the size is named at every Python example until one has run', async ({ page }) => {
  await open(page, '/language/python');
  const [one, other] = programs.get('python') ?? [];
  const second = tryBlock(page, other?.slug ?? '').getByRole('button');
  await expect(second).toHaveText(/^Run \(loads 6 MB once\)$/);
  await run(tryBlock(page, one?.slug ?? ''), 'Finished.');
  await expect(second).toHaveText('Run');
});

test('an example opens in the playground with its code, which runs only when asked', async ({ page }) => {
  const first = programs.get('javascript')?.find(({ example }) => example.prints);
  await open(page, `/language/javascript#${first?.slug}`);
  await tryBlock(page, first?.slug ?? '')
    .getByRole('link', { name: 'Open in playground' })
    .click();
  await expect(page.getByText('This code came with the link.')).toBeVisible();
  await expect(page.getByRole('textbox').first()).toHaveValue(
    new RegExp(RegExp.escape(first?.example.code ?? '?')),
  );
  await expect(page.locator('.run-output pre')).toBeHidden();
});

test('an example of CSS shows its page, and one of the DOM has the playground alone', async ({ page }) => {
  await open(page, '/language/css#alignment-in-flexbox');
  const place = tryBlock(page, 'alignment-in-flexbox');
  await place.getByRole('button', { name: 'Run' }).click();
  await expect(place.frameLocator('iframe').getByText('Logo')).toBeVisible();
  const dom = listings.find(({ trial }) => trial === 'playground');
  await open(page, `/language/${dom?.technology}#${dom?.slug}`);
  const only = tryBlock(page, dom?.slug ?? '');
  await expect(only.getByRole('button')).toHaveCount(0);
  await only.getByRole('link', { name: 'Open in playground' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HTML playground');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByText('The page is below.')).toBeVisible();
});

test('what runs is stopped when another example is run', async ({ page }) => {
  const [one, other] = programs.get('python') ?? [];
  await open(page, '/language/python');
  const first = tryBlock(page, one?.slug ?? '');
  await first.getByRole('button', { name: /^Run/ }).click();
  await expect(first.getByRole('button')).toHaveText('Stop');
  const printed = await run(tryBlock(page, other?.slug ?? ''), /^(Finished|It ended)/);
  expect(trim(printed)).toBe(trim(other?.example.prints ?? 'output'));
  await expect(first.locator('.run-words')).toHaveText('Stopped.');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an example has no button that does nothing', async ({ page }) => {
    await page.goto('/language/css');
    await expect(page.locator('.example').first()).toBeVisible();
    await expect(page.locator('.try-example').first()).toBeHidden();
    await expect(page.locator('.try-example button')).toHaveCount(0);
  });
});
