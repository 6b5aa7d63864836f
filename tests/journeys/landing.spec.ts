import { loadTeam } from '#content/library.ts';

import { findBarriers } from './support/axe.ts';
import { expect, measureOverflow, open, test } from './support/journey.ts';
import { mark } from './support/marks.ts';
import { measureShift } from './support/shift.ts';

const team = await loadTeam();

test('the landing page welcomes and leads to sign-up', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Welcome to Waymark')).toBeVisible();
  await expect(page.getByText('Expertly Crafted Roadmaps')).toBeVisible();
  await page.getByRole('link', { name: "Let's Go" }).click();
  await expect(page).toHaveURL('/signup');
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
});

test('the landing page has a day of a real plan, whose questions can be tried', async ({ page }) => {
  await page.goto('/');
  const plan = page.getByRole('region', { name: 'A plan that fits your days' });
  await expect(plan.getByRole('heading', { name: /^Day \d+ of 30/ })).toBeVisible();
  const question = plan.getByRole('listitem').filter({ hasText: 'Do you still know' }).first();
  const answer = question.getByRole('paragraph');
  await expect(answer).toBeHidden();
  await question.locator('summary').click();
  await expect(answer).toBeVisible();
  const topic = plan.getByRole('listitem').filter({ hasNotText: 'Do you still know' }).first();
  await topic.getByRole('link').click();
  await expect(page).toHaveURL(/\/language\/python#/);
  await page.goBack();
  await plan.getByRole('link', { name: 'Make a plan' }).click();
  await expect(page).toHaveURL('/plan?technology=python');
});

test('the landing page is calm: nothing is pushed around, and nothing moves with reduced motion', async ({
  page,
}) => {
  const listMoving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [width, height] of [
    [320, 640],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, '/');
    expect(await measureShift(page)).toBe(0);
    expect(await measureOverflow(page)).toBe(0);
    await page.locator('.trail-picture').scrollIntoViewIfNeeded();
    expect(await listMoving()).toBe(0);
  }
});

test('landing and home have no barriers in both themes', async ({ page }) => {
  for (const path of ['/', '/home']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await open(page, path);
      expect(await findBarriers(page)).toEqual([]);
    }
  }
});

test('home says where to begin, and without a plan what comes next', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/home');
  const begin = page.getByRole('region', { name: 'Where to begin' });
  await expect(begin.getByRole('link', { name: 'With something to make' })).toBeVisible();
  expect(await measureOverflow(page)).toBe(0);
  await begin.getByRole('link', { name: 'Questions on Python' }).click();
  await expect(page).toHaveURL('/language/python/placement');
  await page.goto('/language/python');
  await mark(page, 'Running Python');
  await open(page, '/home');
  const next = page.getByRole('figure', { name: 'Next on the Python roadmap' });
  await expect(next.getByRole('link').first()).toHaveText('Variables and data types');
  await expect(next.getByRole('link')).toHaveCount(5);
  expect(await measureOverflow(page)).toBe(0);
  expect(await findBarriers(page)).toEqual([]);
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
