import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type Browser, chromium, type ConsoleMessage, type Page, type Route } from '@playwright/test';

import { bundlePage } from './bundle-page.ts';
import { findChromium } from './find-chromium.ts';
import { bundleName, writeExamplePage } from './write-example-page.ts';
import { hasTool } from './run-command.ts';
import type { ListingBench, RunOutcome, ListingRunner, RunListing } from './run-listing.ts';

const secondsForPage = 10;
const address = 'http://localhost/';
/** What the documentation of Tailwind has a page load. The installed copy is served in its place. */
const playAddress = 'https://cdn.jsdelivr.net/npm/@tailwindcss/browser@4';
const modules = join(import.meta.dirname, '../../../node_modules');

/** Files of packages that pages load. */
const packages: Readonly<Record<string, string>> = {
  'angular.min.js': 'angular/angular.min.js',
  'bootstrap.css': 'bootstrap/dist/css/bootstrap.css',
  'bootstrap.js': 'bootstrap/dist/js/bootstrap.bundle.js',
  'bootstrap.min.css': 'bootstrap/dist/css/bootstrap.min.css',
  'bootstrap.rtl.min.css': 'bootstrap/dist/css/bootstrap.rtl.min.css',
  'bootstrap.bundle.min.js': 'bootstrap/dist/js/bootstrap.bundle.min.js',
  'jquery.js': 'jquery/dist/jquery.js',
  'jquery.slim.module.min.js': 'jquery/dist-module/jquery.slim.module.min.js',
  'jquery-4.0.0.min.js': 'jquery/dist/jquery.min.js',
  'tailwind.js': '@tailwindcss/browser/dist/index.global.js',
  'vue.js': 'vue/dist/vue.global.js',
};

/** Real pages of 1280 by 720 pixels in Chromium, which can load nothing but what belongs to the listing. */
export const pageRunner: ListingRunner = {
  needs: findChromium() === undefined && !hasTool('chromium') ? ['chromium'] : [],
  open: async () =>
    openPages(await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })),
};

function openPages(browser: Browser): ListingBench {
  return {
    run: async (listing, folder) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
      const page = await context.newPage();
      page.setDefaultTimeout(secondsForPage * 1000);
      try {
        const run = showPage(page, listing, await bundlePage(listing, folder));
        return await Promise.race([run, waitAtMost()]);
      } catch (error) {
        return { printed: '', errors: String(error), failed: true };
      } finally {
        await context.close();
      }
    },
    close: () => browser.close(),
  };
}

async function waitAtMost(): Promise<RunOutcome> {
  await new Promise((resolve) => setTimeout(resolve, secondsForPage * 1000).unref());
  return { printed: '', errors: '', failed: true, isLate: true };
}

async function showPage(page: Page, listing: RunListing, bundled: string | null): Promise<RunOutcome> {
  const printed: string[] = [];
  const errors: string[] = [];
  page.on('console', (message) => (isError(message) ? errors : printed).push(message.text()));
  page.on('pageerror', ({ name, message }) => errors.push(`${name}: ${message}`));
  const own: Record<string, string> = bundled === null ? {} : { [bundleName]: bundled };
  const document = writeExamplePage(listing, bundled !== null);
  await serve(page, { ...listing.files, ...own }, document);
  await page.goto(address);
  await page.evaluate(settle);
  if (listing.files !== undefined) await page.waitForLoadState('networkidle');
  if (listing.technology === 'tailwind')
    await page.waitForSelector('head > style:not([type])', { state: 'attached' });
  const { shows } = listing;
  const shown = shows === undefined ? undefined : await page.evaluate(`(async () => (${shows}))()`);
  return { printed: printed.join('\n'), errors: errors.join('\n'), failed: errors.length > 0, shown };
}

/** Data that are not there are no fault of a listing, which may show what it does then. */
function isError(message: ConsoleMessage): boolean {
  return message.type() === 'error' && !message.location().url.endsWith('.json');
}

/** Components are drawn after the page has loaded. */
async function settle(): Promise<void> {
  await document.fonts.ready;
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
}

async function serve(page: Page, files: Readonly<Record<string, string>>, document: string): Promise<void> {
  await page.route('**/*', async (route) => {
    const { pathname, origin } = new URL(route.request().url());
    const name = decodeURIComponent(pathname.slice(1));
    if (route.request().url() === playAddress) return fulfillInstalled(route, 'tailwind.js');
    if (`${origin}/` !== address) return route.abort();
    if (name === '') return route.fulfill({ body: document, contentType: 'text/html; charset=utf-8' });
    // Chromium looks ahead into styles of any type and asks for what they import.
    const own = name === 'tailwindcss' ? '' : files[name];
    if (own !== undefined) return route.fulfill({ body: own, contentType: typeOf(name) });
    return fulfillInstalled(route, name);
  });
}

async function fulfillInstalled(route: Route, name: string): Promise<void> {
  const installed = packages[name];
  if (installed === undefined) return route.fulfill({ status: 404, body: 'Not found' });
  return route.fulfill({
    body: await readFile(join(modules, installed), 'utf8'),
    contentType: typeOf(name),
  });
}

const types: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
};

function typeOf(name: string): string {
  return types[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain; charset=utf-8';
}
