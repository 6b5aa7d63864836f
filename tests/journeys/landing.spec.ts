import { loadTeam } from '#content/library.ts';

import { expect, test } from './support/journey.ts';

const team = await loadTeam();

test('the landing page welcomes and leads to sign-up', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Welcome to Waymark')).toBeVisible();
  await expect(page.getByText('Expertly Crafted Roadmaps')).toBeVisible();
  await page.getByRole('link', { name: "Let's Go" }).click();
  await expect(page).toHaveURL('/signup');
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
});

test('home explains how it works, and each tile leads to its technology', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Your Journey to mastery starts here' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How it works?' })).toBeVisible();
  for (const step of ['Choose a topic', 'Follow the plan', 'Achieve the Target']) {
    await expect(page.getByRole('heading', { name: step })).toBeVisible();
  }
  const tiles = page.getByRole('region', { name: 'Dive into Our Roadmap' });
  const targets = await tiles
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual([
    '/language/cpp',
    '/language/python',
    '/language/react',
    '/language/html',
    '/language/mongo',
    '/language/java',
    '/language',
  ]);
  await tiles.getByRole('link', { name: 'Java' }).click();
  await expect(page).toHaveURL('/language/java');
  await page.goBack();
  await tiles.getByRole('link', { name: 'More' }).click();
  await expect(page).toHaveURL('/language');
});

test('about shows why, the vision and five members whose cards open with a click, Enter and Space', async ({
  page,
}) => {
  await page.goto('/about');
  for (const title of ['Why You?', 'Vision'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText('Reveal more by just click on above profiles !')).toBeVisible();
  const cards = page.getByRole('button', { name: /College Student/ });
  await expect(cards).toHaveCount(5);
  await expect(page.getByRole('link', { name: /^Profile of/ })).toHaveCount(0);
  await cards.nth(0).click();
  await cards.nth(1).press('Enter');
  await cards.nth(2).press('Space');
  const profiles = page.getByRole('link', { name: /^Profile of/ });
  await expect(profiles).toHaveText(team.slice(0, 3).map(({ name }) => `Profile of ${name}`));
  const targets = await profiles.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(team.slice(0, 3).map(({ profile }) => profile));
  for (const [at, { name }] of team.entries()) await expect(cards.nth(at)).toContainText(name);
});
