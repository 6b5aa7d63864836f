import type { Page } from '@playwright/test';
import { loadSources } from '#content/library.ts';

import { expect, expectError, open, test } from '../support/journey.ts';
import { doneButton, mark } from '../support/marks.ts';
import { python } from '../support/python.ts';
import { serveSlowly } from '../support/slow-document.ts';

const technologies = await loadSources();
const { topics } = python;

test('every technology has its page: heading, TOPICS, Videos first, then its topics in order', async ({
  page,
}) => {
  for (const { slug, name, heading, chapters, videos } of technologies) {
    const titles = chapters.flatMap(({ topics: all }) => all.map(({ topic }) => topic));
    await page.goto(`/language/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const sidebar = page.locator('nav#topics');
    await expect(sidebar.locator('.sidebar-name')).toHaveText(heading);
    await expect(sidebar.locator('.sidebar-label')).toHaveText('TOPICS');
    await expect(page.locator('#videos .websites-label')).toHaveText(videos.label);
    await expect(sidebar.getByRole('link')).toHaveText(['Videos', ...titles]);
    await expect(page.locator('.topic h3')).toHaveText(titles);
    const clash = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    });
    expect(clash).toEqual([]);
  }
});

test('a topic shows its level, minutes, prerequisites, task, collapsed answer, and links with kind and host', async ({
  page,
}) => {
  await page.goto('/language/python');
  for (const topic of topics) {
    const block = page.locator(`[id="${topic.slug}"]`);
    await expect(block.getByRole('heading')).toHaveText(topic.topic);
    await expect(block.locator('.topic-facts')).toContainText(`${topic.minutes} min`);
    await expect(block.locator('.topic-facts a:not([href^="/ready"])')).toHaveCount(topic.after.length);
    await expect(block.locator('.task')).not.toBeEmpty();
    await expect(block.locator('.websites-label')).toHaveText('Websites:');
    const links = block.locator('.websites a');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      topic.websites,
    );
  }
  const first = page.locator(`[id="${topics[0]?.slug}"]`);
  const answer = first.locator('details p');
  await expect(answer).toBeHidden();
  await first.locator('summary').press('Enter');
  await expect(answer).toBeVisible();
});

test('outside links open in a new tab without referrer or opener', async ({ page }) => {
  await page.goto('/language/python');
  const wrong = await page
    .locator('main a[href^="http"]')
    .evaluateAll(
      (links) =>
        links.filter(
          (link) =>
            link.getAttribute('target') !== '_blank' || link.getAttribute('rel') !== 'noopener noreferrer',
        ).length,
    );
  expect(wrong).toBe(0);
});

test('the sidebar leads to a topic and shows where the reader is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/language/python');
  const sidebar = page.getByRole('navigation', { name: 'Python topics' });
  const topic = topics[20];
  if (!topic) throw new Error('Python has more than twenty topics.');
  await sidebar.getByRole('link', { name: topic.topic, exact: true }).click();
  await expect(page).toHaveURL(`/language/python#${topic.slug}`);
  await expect(page.locator(`[id="${topic.slug}"]`)).toBeInViewport();
  const current = sidebar.locator('[aria-current="location"]');
  await expect(current).toHaveText(topic.topic);
  await expect(current).toBeInViewport();
});

test('hydration does not move a sidebar that the reader has scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const looked = Promise.withResolvers<void>();
  await page.route('**/assets/client-*.js', async (route) => {
    await looked.promise;
    await route.continue();
  });
  await page.goto('/language/python');
  const sidebar = page.getByRole('navigation', { name: 'Python topics' });
  await sidebar.evaluate((nav) => nav.scrollTo(0, 400));
  looked.resolve();
  await expect(page.getByRole('button', { name: 'Note' }).first()).toBeVisible();
  expect(await sidebar.evaluate((nav) => nav.scrollTop)).toBe(400);
});

test('a page that arrives slowly is hydrated once it is complete', async ({ page }) => {
  const site = await serveSlowly('/language/python');
  const scripted = page.waitForResponse(/roadmap-[\w-]+\.js$/);
  await page.goto(`${site.url}/language/python`, { waitUntil: 'commit' });
  await scripted;
  // By then, the page would have used the half that has arrived.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.locator('.done-button:enabled')).toHaveCount(0);
  site.finish();
  await expect(page.locator('.topic .done-button:enabled')).toHaveCount(topics.length);
  site.close();
});

test('old anchors, by number and for the videos, still lead to their section', async ({ page }) => {
  await page.goto('/language/python#12');
  const topic = topics.find(({ id }) => id === 12);
  await expect(page.locator(`[id="${topic?.slug}"]`)).toBeInViewport();
  await page.goto('/language/git#video2');
  await expect(page.locator('#videos')).toBeInViewport();
});

test('other spellings of the address redirect to the canonical one, with their fragment', async ({
  page,
  request,
}) => {
  for (const path of ['/Language/python', '/LANGUAGE/Python', '/language/python/']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers()['location']).toBe('/language/python');
  }
  await page.goto('/Language/python#lists');
  await expect(page).toHaveURL('/language/python#lists');
  await expect(page.locator('#lists')).toBeInViewport();
  await page.reload();
  await expect(page).toHaveURL('/language/python#lists');
});

test('on a phone, the topics are in a sheet that opens, leads to a topic and closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/language/python');
  await chooseInSheet(page);
});

test('on a phone, the sheet of topics closes with a link also before hydration', async ({ page }) => {
  expectError(page, /Failed to (load|fetch)/);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route(/\/assets\/(?!first-paint).*\.js/, (route) => route.abort());
  await page.goto('/language/python');
  await chooseInSheet(page);
});

async function chooseInSheet(page: Page): Promise<void> {
  const sixth = topics[5];
  const sheet = page.locator('nav#topics');
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Topics' }).click();
  await expect(sheet).toBeVisible();
  await sheet.getByRole('link', { name: sixth?.topic ?? '', exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(page.locator(`[id="${sixth?.slug}"]`)).toBeInViewport();
}

test('a printed page shows what is done, even before hydration ends', async ({ page }) => {
  const last = topics.at(-1)?.topic ?? '';
  await open(page, '/language/python');
  await mark(page, last);
  await page.addInitScript(() => Reflect.set(window, 'requestIdleCallback', () => 0));
  await open(page, '/language/python');
  await expect(page.locator('.done-button:enabled')).not.toHaveCount(0);
  await expect(doneButton(page, last)).toHaveCount(0);
  await page.pdf();
  await expect(doneButton(page, last)).toHaveCount(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a roadmap is complete, and its phone sheet and answers open', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/language/python');
    await expect(page.locator('.topic h3')).toHaveCount(python.topicCount);
    await page.getByRole('button', { name: 'Topics' }).click();
    await expect(page.locator('nav#topics')).toBeVisible();
    await page.keyboard.press('Escape');
    const first = page.locator(`[id="${topics[0]?.slug}"]`);
    await first.locator('summary').click();
    await expect(first.locator('details p')).toBeVisible();
  });

  test('home, catalogue and about can be read, and their links work', async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('link', { name: 'Python', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Python');
    await page.goto('/language');
    await expect(page.locator('.card')).toHaveCount(technologies.length);
    await page.goto('/about');
    await expect(page.getByRole('link', { name: /^Profile of/ })).toHaveCount(5);
  });
});
