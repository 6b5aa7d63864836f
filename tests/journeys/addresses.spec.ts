import type { Page } from '@playwright/test';

import { specifiedRoadmaps } from '../specified-roadmaps.ts';

import { expect, open, test } from './support/journey.ts';

/** Makes the assistant answer with this reply. */
async function askFor(page: Page, letter: string): Promise<void> {
  await page.route('**/ai/ans', (route) => route.fulfill({ json: { letter } }));
  await page.goto('/ai');
  const fields = { Name: 'Mina', Age: '14', Days: '3', Language: 'Python', 'Your question': 'hello' };
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Send' }).click();
}

test('every other spelling of a technology’s address redirects to the canonical one', async ({ request }) => {
  for (const { slug } of specifiedRoadmaps) {
    const answer = await request.get(`/Language/${slug}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([308, `/language/${slug}`]);
  }
});

test('a link with another spelling leads to its topic, and the address becomes canonical', async ({
  page,
}) => {
  await askFor(page, 'Read [lists](/Language/Python#lists) first.');
  await page.getByRole('link', { name: 'lists', exact: true }).click();
  await expect(page).toHaveURL('/language/python#lists');
  await expect(page.locator('#lists')).toBeInViewport();
  await expect(page).toHaveTitle('Python roadmap · Waymark');
  await page.goBack();
  await expect(page).toHaveURL('/ai');
});

test('a reply shows our own images, and links to all others', async ({ page }) => {
  await askFor(page, '![ours](/favicon.svg) ![theirs](//example.com/spy.png) ![bad](javascript:x)');
  const reply = page.locator('.reply');
  await expect(reply.getByRole('img')).toHaveCount(1);
  const image = reply.getByRole('img', { name: 'ours' });
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  const link = reply.getByRole('link', { name: 'theirs' });
  await expect(link).toHaveJSProperty('host', 'example.com');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(reply).toContainText('bad');
  await expect(reply.getByRole('link', { name: 'bad' })).toHaveCount(0);
});

test('a link into a roadmap that is not loaded yet leads to its topic', async ({ page }) => {
  await askFor(page, 'Read [branches](/language/git#12).');
  await page.getByRole('link', { name: 'branches', exact: true }).click();
  await expect(page.locator('.topic:has([id="12"])')).toBeInViewport();
  await expect(page).toHaveTitle('Git roadmap · Waymark');
});

test('a page that is shared from the menu of a phone names itself, also after client navigation', async ({
  page,
}) => {
  const canonical = page.locator('link[rel=canonical]');
  await open(page, '/');
  await expect(canonical).toHaveAttribute('href', /^(https?:\/\/[^/]+)?\/$/);
  await page.getByRole('link', { name: 'Browse the roadmaps' }).click();
  await page.getByRole('link', { name: 'Python' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Python');
  await expect(canonical).toHaveAttribute('href', new URL('/language/python', page.url()).href);
});
