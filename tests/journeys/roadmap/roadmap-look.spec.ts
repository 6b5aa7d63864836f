import type { Locator, Page } from '@playwright/test';

import { specifiedRoadmaps } from '../../specified-roadmaps.ts';

import { findBarriers } from '../support/axe.ts';
import { expect, open, test } from '../support/journey.ts';
import { mark } from '../support/marks.ts';
import { makePlan } from '../support/plans.ts';
import { python } from '../support/python.ts';
import { openPython, tool } from '../support/topic-tools.ts';

const phone = { width: 360, height: 740 };

/** The number of colors in a screenshot of an element, counting only those of more than a few pixels. */
async function countColors(page: Page, element: Locator): Promise<number> {
  const picture = await element.screenshot();
  const blank = await page.context().newPage();
  const count = await blank.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const points = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    const counts = new Map<string, number>();
    for (let at = 0; at < points.length; at += 4) {
      const color = points.slice(at, at + 3).join(' ');
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
    return [...counts.values()].filter((seen) => seen > 12).length;
  }, picture.toString('base64'));
  await blank.close();
  return count;
}

test('in forced colors the progress, the days worked, the undo bar and the mark in the header can be seen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPython(page);
  for (const title of ['Lists', 'Strings', 'Dictionaries']) await mark(page, title);
  await expect(page.locator('.undo-bar output')).toHaveCSS('border-top-width', '1px');
  expect(await countColors(page, page.locator('nav#topics progress'))).toBeGreaterThan(2);
  const brand = page.locator('.brand');
  // Only the mark, without the name.
  await brand.evaluate((element) => element.lastChild?.remove());
  expect(await countColors(page, brand)).toBeGreaterThan(1);
  await open(page, '/progress');
  const days = page.locator('.days-worked');
  const free = days.locator('td[data-level="0"]').first();
  const today = days.locator('td[data-level]:not([data-level="0"])');
  expect(await countColors(page, today)).toBeGreaterThan(await countColors(page, free));
});

test('a printed roadmap has no buttons, says what is done, and takes less than a page for a topic and its example', async ({
  page,
}) => {
  await openPython(page);
  await mark(page, 'Lists');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button').filter({ visible: true })).toHaveText(['Done']);
  await expect(page.getByRole('checkbox').filter({ visible: true })).toHaveCount(0);
  const heading = page.locator('.chapter summary').first();
  await expect(heading).toHaveCSS('break-after', 'avoid');
  await expect(page.locator('.topic h3').first()).toHaveCSS('break-after', 'avoid');
  const paper = await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm' } });
  const pages = paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
  expect(pages.length).toBeLessThan(python.topicCount);
});

test('the first step of every roadmap is on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const { slug } of specifiedRoadmaps) {
    await page.goto(`/language/${slug}`);
    const step = await page.locator('.chapter h3').first().boundingBox();
    expect((step?.y ?? 0) + (step?.height ?? 0), slug).toBeLessThan(phone.height - 80);
  }
});

test('the videos come first, collapsed, and open for a link to them', async ({ page }) => {
  await open(page, '/language/python');
  const links = page.locator('#videos').getByRole('link');
  await expect(links).toHaveCount(0);
  await page.locator('#videos summary').press('Enter');
  await expect(links).toHaveCount(python.videos.videos.length);
  await open(page, '/language/sql');
  await page
    .getByRole('navigation', { name: /topics$/ })
    .getByRole('link', { name: 'Videos' })
    .click();
  await expect(links.first()).toBeInViewport();
  expect(await findBarriers(page)).toEqual([]);
});

test('by keyboard alone: the first topic is two keys past the sidebar', async ({ page }) => {
  await open(page, '/language/python');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the first topic' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to the first topic' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#${python.chapters[0]?.topics[0]?.slug}$`, 'u'));
  await page.keyboard.press('Tab');
  const [first] = python.chapters[0]?.topics ?? [];
  await expect(page.locator(`[id="${first?.slug}"] h3 a`)).toBeFocused();
});

test('a link that opens a new tab says so in words and with an icon', async ({ page }) => {
  await open(page, '/language/python');
  const link = page.locator('.chapter .websites a').first();
  await expect(link).toHaveAccessibleName(/ \(opens in a new tab\)$/);
  const sign = await link.evaluate((element) => {
    const { maskImage, content } = getComputedStyle(element, '::after');
    return `${maskImage} ${content}`;
  });
  expect(sign).toMatch(/new-tab.*svg/);
});

test('buttons and checkboxes are at least 24 px wide and high', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPython(page);
  // Chapters below the fold are laid out in steps.
  const listSmall = () =>
    page.locator('main').evaluate((main) => {
      const targets = main.querySelectorAll<HTMLElement>('button, input, summary, nav a, .websites a');
      return [...targets]
        .filter((target) => target.checkVisibility())
        .map((target) => ({ name: target.outerHTML.slice(0, 80), box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ name }) => name);
    });
  await expect.poll(listSmall).toEqual([]);
});

test('the catalogue shows a roadmap’s size beside its progress, and no card grows', async ({ page }) => {
  await openPython(page);
  await mark(page, 'Lists');
  await tool(page, 'Not for me: skip Strings').click();
  await open(page, '/language');
  const card = page.getByRole('region', { name: 'Languages' }).getByRole('link', { name: /^Python/ });
  await expect(card).toContainText(new RegExp(`${python.topicCount} topics · \\d+ hours`));
  await expect(card).toContainText(`1 of ${python.topicCount - 1} done, 1 skipped`);
  const heights = await page
    .locator('.card')
    .evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  expect(new Set(heights).size).toBe(1);
});

test('a headline has no slashed zeros', async ({ page }) => {
  await makePlan(page);
  const title = page.getByRole('heading', { level: 1, name: 'Python in 30 days' });
  for (const heading of [title, ...(await page.locator('h2, h3').all())])
    await expect(heading).toHaveCSS('font-family', /^"Waymark Figures", /);
  const figures = await page.evaluate(() =>
    [...document.fonts].flatMap(({ family, weight, unicodeRange }) =>
      family.includes('Waymark Figures') ? `${weight}: ${unicodeRange}` : [],
    ),
  );
  expect(figures.toSorted()).toEqual(['400 500: U+30-39', '600 700: U+30-39']);
});
