import type { Page } from '@playwright/test';

import { expect, open, test } from './support/journey.ts';
import { serveTwoBuilds } from './support/newer-build.ts';
import { goOffline, visit } from './support/offline.ts';

test.use({ keepsSite: true });
// Each begins by storing the whole site.

const oldText = 'A general-purpose language for scripts';
const newText = 'A newer text for scripts';

const ready = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready.' });

test.describe('a new version', () => {
  let site: Awaited<ReturnType<typeof serveTwoBuilds>>;
  test.beforeEach(async () => (site = await serveTwoBuilds({ [oldText]: newText, Alex: 'Newer Alex' })));
  test.afterEach(() => site.close());

  test('announces itself, loads on request, and never mixes with the old one', async ({ page, context }) => {
    await visit(page, `${site.url}/language`);
    site.deploy();
    await page.reload();
    await expect(ready(page)).toBeVisible();
    // Until the new version is requested, stored pages and pages from the server are of the old one.
    await open(page, `${site.url}/about`);
    await expect(page.getByText('Alex', { exact: true })).toHaveCount(1);
    await open(page, `${site.url}/language/python`);
    await expect(page.locator('.lead')).toContainText(oldText);
    const other = await context.newPage();
    await open(other, `${site.url}/home`);
    const loads: string[] = [];
    page.on('framenavigated', (frame) => loads.push(frame.url()));
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator('.lead')).toContainText(newText);

    // The other tab keeps its version, although the server no longer has its files.
    await other.getByRole('link', { name: 'About Us' }).first().click();
    await expect(other.getByText('Alex', { exact: true })).toBeVisible();
    await other.getByRole('button', { name: 'Reload' }).click();
    await expect(other.getByText('Newer Alex', { exact: true })).toBeVisible();
    expect(loads).toHaveLength(1);
    await goOffline(page, context);
    await open(page, `${site.url}/language/python`);
    await expect(page.locator('.lead')).toContainText(newText);
    await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0);
  });

  test('is never stored if it is incomplete', async ({ page }) => {
    await visit(page, `${site.url}/about`);
    site.deployOnly('/service-worker.js');
    const end = await page.evaluate(async () => {
      const { installing } = await (await navigator.serviceWorker.ready).update();
      return new Promise((resolve) => {
        const tell = () => installing?.state !== 'installing' && resolve(installing?.state);
        installing?.addEventListener('statechange', tell);
        tell();
      });
    });
    expect(end).toBe('redundant');
    await page.reload();
    await expect(page.getByText('Alex', { exact: true })).toBeVisible();
    await expect(ready(page)).toHaveCount(0);
  });
});
