import { catalogue } from '#content/catalogue.ts';

import { expect, test } from './support/journey.ts';

test('the catalogue shows all 26 technologies, PHP included, each card leading to its page', async ({
  page,
}) => {
  await page.goto('/language');
  const cards = page.locator('.card');
  await expect(cards).toHaveCount(26);
  await expect(cards.locator('.card-name')).toHaveText(catalogue.map(({ name }) => name));
  const targets = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(catalogue.map(({ slug }) => `/language/${slug}`));
  await expect(cards.locator('svg')).toHaveCount(26);
});

test('the search filters on every input, whatever the case and the spaces around it', async ({ page }) => {
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
  await expect(names).toHaveCount(26);
});

test('what is typed before the page answers is searched for as soon as it does', async ({ page }) => {
  const answers = Promise.withResolvers<void>();
  await page.route('**/assets/pages-*/language.json', async (route) => {
    await answers.promise;
    await route.continue();
  });
  await page.goto('/language');
  await page.getByLabel('Search the roadmaps').pressSequentially('mongo');
  await expect(page.locator('.card-name')).toHaveCount(26);
  answers.resolve();
  await expect(page.locator('.card-name')).toHaveText(['MongoDB']);
  await expect(page.getByLabel('Search the roadmaps')).toHaveValue('mongo');
});
