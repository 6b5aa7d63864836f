import { loadSources } from '#content/library.ts';

import { expect, test } from './support/journey.ts';

const technologies = await loadSources();

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
