import { chromium } from '@playwright/test';

import { loadSource } from '#content/library.ts';

import { findBrowser } from '../../scripts/find-browser.ts';
import { expect, makeLearner, signUp } from '../journeys/support/journey.ts';
import { countUnsent } from '../journeys/support/marks.ts';
import { openPatientBrowser } from './patient-browser.ts';

/** What people in a real browser did, and what they saw that nobody should see. */
export type Seen = { readonly visits: number; readonly marked: number; readonly faults: readonly string[] };
export type Surfers = {
  /** Each is repeated while there is trouble. */
  readonly acts: readonly (() => Promise<void>)[];
  /** Looks on another device whether all that was marked has arrived. */
  readonly audit: () => Promise<Seen>;
  readonly close: () => Promise<void>;
};

const paths = ['/', '/language', '/language/css', '/plan', '/search?q=list', '/goals'];
const sendingWithin = 120_000;
const { chapters } = await loadSource('python');
const titles = chapters.flatMap(({ topics }) => topics.map(({ topic }) => topic));

/** Chromium with a learner, who reads pages and marks topics, and with visitors, who have nothing stored and ask for a plan. */
export async function startSurfers(site: string): Promise<Surfers | null> {
  const executablePath = findBrowser();
  if (executablePath === null) return null;
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  const faults: string[] = [];
  let [visits, marked] = [0, 0];
  const learner = makeLearner();
  const own = await openPatientBrowser(browser, site, faults);
  await signUp(own.page, learner);
  await own.logIn(learner);
  const repeat = (visit: (path: string) => Promise<void>) => async () => {
    const path = paths[visits % paths.length] ?? '/';
    await visit(path).catch((error: unknown) => void faults.push(`${path}: ${String(error).slice(0, 300)}`));
    visits += 1;
  };
  return {
    acts: [
      repeat(async (path) => {
        await own.open(path);
        await own.open('/language/python');
        await own.mark(titles[marked] ?? '');
        marked += 1;
      }),
      repeat(async (path) => {
        const visitor = await openPatientBrowser(browser, site, faults);
        await visitor.open(path);
        await visitor.open('/ai');
        await visitor.askForPlan();
        await visitor.close();
      }),
    ],
    async audit() {
      await expect.poll(() => own.page.evaluate(countUnsent), { timeout: sendingWithin }).toBe(0);
      const other = await openPatientBrowser(browser, site, faults);
      await other.logIn(learner);
      await other.open('/language/python');
      for (const title of titles.slice(0, marked)) await other.hasDone(title);
      return { visits, marked, faults };
    },
    close: () => browser.close(),
  };
}
