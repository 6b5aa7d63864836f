import { after, test } from 'node:test';

import { chromium } from './chromium.ts';
import type { Browser, Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import { buildPageScripts } from './page-scripts.ts';
import { makePage, type BrowserPage } from './page.ts';
import { openSite, type SiteServer } from './site.ts';
import { webkit } from './webkit.ts';

const engines: readonly Engine[] = [chromium, firefox, webkit];
/** The engine of this run, and the program that starts it. */
const { ENGINE = 'Chromium', ENGINE_PATH = '/usr/bin/chromium' } = process.env;

/** One server for all journeys of a run, and one set of page scripts. */
const opening = openSite();
const building = buildPageScripts();
after(async () => (await opening).remove());

type Given = {
  readonly page: BrowserPage;
  readonly site: SiteServer;
  /** Opens another tab of the same browser. */
  readonly openPage: () => Promise<BrowserPage>;
};

/** Runs a journey in the engine of this run, in a new browser. */
export function journey(name: string, walk: (given: Given) => Promise<void>): void {
  void test(`${ENGINE}: ${name}`, async (context) => {
    const [site, scripts] = await Promise.all([opening, building]);
    const browser = await launch();
    context.after(async () => {
      await browser.close();
      await site.restart();
    });
    const openPage = async () => makePage(await browser.openTab(), site.url, scripts);
    await walk({ page: await openPage(), openPage, site });
  });
}

function launch(): Promise<Browser> {
  const engine = engines.find(({ name }) => name === ENGINE);
  if (!engine) throw new Error(`There is no engine called ${ENGINE}.`);
  return engine.launch(ENGINE_PATH);
}
