import { loadGoals, loadInterests } from '#content/library.ts';

import { expect, expectError, open, test } from '../support/journey.ts';

const [goals, interests] = await Promise.all([loadGoals(), loadInterests()]);
const pet = goals.find(({ id }) => id === 'pet-page');
if (!pet) throw new Error('There is no page about a pet.');

test('the page of goals shows every goal by interest, and leads to an interest, a goal and its roadmap', async ({
  page,
}) => {
  await open(page, '/goals');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What do you want to make?');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(interests.map(({ title }) => title));
  await expect(page.locator('.goal-line')).toHaveCount(goals.length);
  await page.getByRole('navigation', { name: 'Interests' }).getByRole('link', { name: 'Games' }).click();
  await expect(page.getByRole('heading', { name: 'Games' })).toBeInViewport();
  await page.getByRole('link', { name: 'Minesweeper' }).click();
  await expect(page).toHaveURL('/goals/minesweeper');
  await expect(page.getByRole('heading', { level: 1, name: 'Minesweeper' })).toBeVisible();
  await page.getByRole('list', { name: 'Roadmaps' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/language\/\w+$/);
});

test('the search takes everyday words, says when it finds nothing, and gives way to all goals again', async ({
  page,
}) => {
  await open(page, '/goals');
  const found = page.locator('.goal-line > a');
  const box = page.getByLabel('Say it in your own words');
  await box.pressSequentially("a site for my mom's bakery");
  await expect(found.first()).toHaveText('A menu for a restaurant');
  await box.fill('minesw');
  await expect(found).toHaveText(['Minesweeper']);
  await box.fill('xyzzy');
  await expect(found).toHaveCount(0);
  await expect(page.getByText('Nothing Found')).toBeVisible();
  await box.fill('');
  await expect(found).toHaveCount(goals.length);
});

test('the page of a goal shows its steps with what they need, and leads to a plan and the assistant', async ({
  page,
}) => {
  await open(page, '/goals/pet-page');
  const steps = page.locator('.goal-step');
  await expect(steps.getByRole('heading')).toHaveText(pet.steps.map(({ title }) => title));
  for (const [at, { does, shows, needs }] of pet.steps.entries()) {
    const step = steps.nth(at);
    await expect(step.locator('.step-does > li')).toHaveText(does.map((text) => text.replaceAll('`', '')));
    await expect(step).toContainText(shows.replaceAll('`', ''));
    const links = step.locator('.topic-list a');
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(needs.map((key) => `/language/${key.replace('/', '#')}`));
  }
  await expect(page.getByRole('link', { name: 'Make a plan for this' })).toHaveAttribute(
    'href',
    '/plan?goal=pet-page',
  );
  await expect(page.getByRole('link', { name: 'Ask the assistant' })).toBeVisible();
});

test('a goal is one tap away from the landing page, home, a roadmap and the catalogue, also by its names', async ({
  page,
}) => {
  for (const path of ['/', '/home']) {
    await open(page, path);
    await page
      .getByRole('region', { name: 'What do you want to make?' })
      .getByRole('link', { name: 'A page about a pet' })
      .click();
    await expect(page, path).toHaveURL('/goals/pet-page');
  }
  await open(page, '/language/css');
  await page.getByRole('link', { name: /things to make$/ }).click();
  const made = page.getByRole('navigation', { name: 'What do you want to make with CSS?' });
  await expect(made).toBeInViewport();
  await made.getByText(/ more$/).click();
  const using = goals.filter(({ technologies }) => technologies.includes('css'));
  await expect(made.getByRole('link')).toHaveCount(using.length);
  await open(page, '/language');
  const box = page.getByLabel('Search the roadmaps');
  const found = page.getByRole('region', { name: 'Things to make' });
  await box.pressSequentially("mom's bakery");
  await expect(page.locator('.card')).toHaveCount(0);
  await expect(page.getByText('Nothing Found')).toBeHidden();
  await found.getByRole('link', { name: 'A menu for a restaurant' }).click();
  await expect(page).toHaveURL('/goals/restaurant-menu');
});

test('the assistant is asked for the goal that a learner comes from, but keeps what was typed before', async ({
  page,
}) => {
  await open(page, '/goals/pet-page');
  await page.getByRole('link', { name: 'Ask the assistant' }).click();
  const question = page.getByLabel('Your question');
  await expect(question).toHaveValue('Make a plan for my goal: A page about a pet.');
  await expect(page.getByLabel('Language')).toHaveValue('HTML and CSS');
  await question.fill('What is a tag?');
  await open(page, '/ai?goal=snake-game');
  await expect(question).toHaveValue('What is a tag?');
});

test.describe('with the site stored', () => {
  test.use({ keepsSite: true });
  test('offline, every goal opens, also one that was never visited', async ({ page, context }) => {
    await open(page, '/goals');
    await page.evaluate(() => navigator.serviceWorker.ready);
    expectError(page, /Failed to load|ERR_INTERNET_DISCONNECTED|fetching the script/);
    await context.setOffline(true);
    await page.goto('/goals/minesweeper');
    await expect(page.getByRole('heading', { level: 1, name: 'Minesweeper' })).toBeVisible();
    await page.getByRole('link', { name: 'everything you can make' }).click();
    await page.getByLabel('Say it in your own words').fill('bakery');
    await page.getByRole('link', { name: 'A menu for a restaurant' }).click();
    await expect(page.locator('.goal-step').first()).toBeVisible();
  });
});

test('a step that a plan may leave out says so, and the last one never does', async ({ page }) => {
  await page.goto('/goals/sql-interview');
  await expect(page.locator('#step-6')).toContainText('Optional: leave it out');
  await expect(page.locator('#step-7')).not.toContainText('Optional');
});
