import { loadSources } from '#content/library.ts';

import { findBarriers } from './support/axe.ts';
import { expect, measureOverflow, open, test } from './support/journey.ts';
import { mark } from './support/marks.ts';
import { measureShift } from './support/shift.ts';

const groups = ['web', 'languages', 'data', 'tools'];
const sources = await loadSources();
const technologies = groups.flatMap((name) => sources.filter(({ group }) => group === name));

test('the catalogue shows every technology, PHP included, each card leading to its page', async ({
  page,
}) => {
  await page.goto('/language');
  const cards = page.locator('.card');
  await expect(cards).toHaveCount(technologies.length);
  await expect(cards.locator('.card-name')).toHaveText(technologies.map(({ name }) => name));
  const targets = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(technologies.map(({ slug }) => `/language/${slug}`));
  await expect(cards.locator('svg')).toHaveCount(technologies.length);
});

test('the search filters on every input, and ignores letter case and surrounding spaces', async ({
  page,
}) => {
  await page.goto('/language');
  const names = page.locator('.card-name');
  const box = page.getByLabel('Search the roadmaps');
  await box.pressSequentially('  JAVA ');
  await expect(names).toHaveText(['JavaScript', 'Java']);
  await box.press('Enter');
  await expect(names).toHaveText(['JavaScript', 'Java']);
  await box.fill('c++');
  await expect(names).toHaveText(['C++']);
  await box.fill('<b>.*');
  await expect(names).toHaveCount(0);
  await expect(page.getByText('Nothing Found')).toBeVisible();
  await box.fill('');
  await expect(names).toHaveCount(technologies.length);
});

test('text typed before hydration is searched for as soon as the page is hydrated', async ({ page }) => {
  const answers = Promise.withResolvers<void>();
  await page.route('**/assets/pages-*/language.json', async (route) => {
    await answers.promise;
    await route.continue();
  });
  await page.goto('/language');
  await page.getByLabel('Search the roadmaps').pressSequentially('mongo');
  await expect(page.locator('.card-name')).toHaveCount(technologies.length);
  answers.resolve();
  await expect(page.locator('.card-name')).toHaveText(['MongoDB']);
  await expect(page.getByLabel('Search the roadmaps')).toHaveValue('mongo');
});

test('below the cards, the search has topics of all roadmaps, which load with the first letter', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await open(page, '/language');
  expect(loaded.some((url) => url.includes('/entries'))).toBe(false);
  await page.getByLabel('Search the roadmaps').fill('python lists');
  const topics = page.getByRole('region', { name: 'Topics' });
  await expect(topics.getByRole('link').first()).toContainText('Lists');
  await expect(page.locator('.card')).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await measureOverflow(page)).toBe(0);
  await topics.getByRole('link').first().click();
  await expect(page).toHaveURL('/language/python#lists');
});

test('what a learner has begun comes first, and moves nothing when it is known again', async ({ page }) => {
  await open(page, '/language/python');
  await mark(page, 'Lists');
  await open(page, '/language');
  const begun = page.getByRole('region', { name: 'Started' });
  await expect(begun.getByRole('link')).toHaveText([/^Python.*1 of 36 done$/]);
  await open(page, '/language');
  await expect(begun.getByRole('link')).toHaveCount(1);
  expect(await measureShift(page)).toBeLessThan(0.01);
  expect(await findBarriers(page)).toEqual([]);
});
