import puppeteer, { type LaunchOptions, type Page } from 'puppeteer-core';

import { type Browser, size, type Tab } from './engine.ts';

/** A browser that Puppeteer drives: Chromium with its own protocol, Firefox with WebDriver BiDi. */
export async function launchPuppeteer(options: LaunchOptions): Promise<Browser> {
  const browser = await puppeteer.launch({ ...options, defaultViewport: size });
  let shown: Page | null = null;
  const show = async (page: Page) => {
    if (shown !== page) await page.bringToFront();
    shown = page;
  };
  return {
    async openTab() {
      const page = await browser.newPage();
      return makeTab(page, () => show(page));
    },
    close: () => browser.close(),
  };
}

function makeTab(page: Page, show: () => Promise<void>): Tab {
  return {
    async goTo(url) {
      await show();
      await page.goto(url);
    },
    async reload() {
      await show();
      await page.reload();
    },
    async run(expression) {
      await show();
      return evaluate(page, expression);
    },
    async clickAt({ x, y }) {
      await show();
      await page.mouse.click(x, y);
    },
    async type(text) {
      await show();
      await page.keyboard.type(text);
    },
  };
}

/** How the two protocols say that a page was left. */
const left = /context was destroyed|Cannot find context|DiscardedBrowsingContext/;

async function evaluate(page: Page, expression: string): Promise<unknown> {
  try {
    return await page.evaluate(expression);
  } catch (error) {
    if (!left.test(String(error))) throw error;
    return evaluate(page, expression);
  }
}
