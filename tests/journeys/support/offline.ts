import type { BrowserContext, Page } from '@playwright/test';

import { expectError, open } from './journey.ts';

/** A first visit, until this browser has stored the site. */
export async function visit(page: Page, path = '/'): Promise<void> {
  await open(page, path);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

export async function goOffline(page: Page, context: BrowserContext): Promise<void> {
  expectError(page, /Failed to load|ERR_INTERNET_DISCONNECTED|fetching the script/);
  await context.setOffline(true);
}
