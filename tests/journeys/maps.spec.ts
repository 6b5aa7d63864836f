import { findBarriers } from './support/axe.ts';
import { expect, measureOverflow, open, test } from './support/journey.ts';
import { markAsDone } from './support/marks.ts';
import { goOffline, visit } from './support/offline.ts';

test('a map has no barrier in either theme, fits 320 px, and says what comes before a topic', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open(page, '/language/javascript/map');
  expect(await findBarriers(page)).toEqual([]);
  await page.getByLabel('What comes before').click();
  await page.keyboard.type('closures');
  const answer = page.locator('.find-topic li', { hasText: 'Closures' });
  await expect(answer).toContainText('After: ');
  await page.getByLabel('What comes before').press('Enter');
  const box = page.getByRole('link', { name: /^Closures, after .*, open$/ });
  await expect(box).toBeFocused();
  await expect(box).toBeInViewport();
  await expect(page.locator('.selected-topic')).toContainText('Closures');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findBarriers(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await measureOverflow(page)).toBe(0);
});

test('what is done is drawn, keys zoom, a drag opens nothing, and a click opens the topic', async ({
  page,
}) => {
  await open(page, '/language/python');
  await markAsDone(page, 'Lists').click();
  await page.getByRole('link', { name: 'See the map' }).click();
  const lists = page.getByRole('link', { name: /^Lists, after .*, done$/ });
  await expect(lists.locator('.map-badge')).toBeVisible();
  const map = page.getByRole('region', { name: 'Map, scrolls sideways' });
  await map.focus();
  await page.keyboard.press('+');
  await expect(page.getByRole('button', { name: '125%' })).toBeVisible();
  await page.keyboard.press('0');
  await lists.hover();
  await page.mouse.down();
  await page.mouse.move(300, 300, { steps: 3 });
  await page.mouse.up();
  await expect(page).toHaveURL('/language/python/map');
  await lists.click();
  await expect(page).toHaveURL('/language/python#lists');
});

test.describe('with the site stored', () => {
  test.use({ keepsSite: true });

  test('offline, a map that was opened has its picture, and any other one its list', async ({
    page,
    context,
  }) => {
    await visit(page);
    await open(page, '/language/vue/map');
    await expect(page.locator('.map-drawing')).toBeVisible();
    await goOffline(page, context);
    await open(page, '/language/vue/map');
    await expect(page.locator('.map-drawing')).toBeVisible();
    await open(page, '/language/c/map');
    await expect(page.getByText('once you have opened it online')).toBeVisible();
    await expect(page.locator('#list')).toBeVisible();
    await expect(page.getByText('After: ').first()).toBeVisible();
  });
});

test('on a wide screen, a small picture leads to the map; a phone does not load it', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/language/python');
  await expect(page.getByRole('img', { name: /^Map of Python/ })).toBeHidden();
  expect(loaded).not.toContain('/maps/python.svg');
  await page.setViewportSize({ width: 1280, height: 800 });
  const picture = page.getByRole('img', { name: 'Map of Python: which topic comes before which' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await picture.click();
  await expect(page).toHaveURL('/language/python/map');
});
