import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findBrowser } from '../scripts/find-browser.ts';
import { run } from '../scripts/run.ts';
import { median, startServer } from './support/processes.ts';

/** Lighthouse's mobile preset on six pages with the real headers: the medians of three runs. */
const paths = process.argv.slice(2);
const pages = paths.length > 0 ? paths : ['/', '/home', '/language', '/language/python', '/ai', '/login'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Report = {
  readonly categories: Readonly<Record<(typeof categories)[number], { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue: number }>>;
};

const server = await startServer(43_207);
const folder = await mkdtemp(join(tmpdir(), 'waymark-lighthouse-'));
try {
  for (const page of pages) await report(page);
} finally {
  await server.stop();
  await rm(folder, { recursive: true });
}

async function report(page: string): Promise<void> {
  const reports = [await measure(page), await measure(page), await measure(page)];
  const scores = categories.map((name) => {
    const score = median(reports.map((it) => it.categories[name].score));
    return `${name} ${Math.round(100 * score)}`;
  });
  const paint = median(
    reports.map((it) => it.audits['largest-contentful-paint']?.numericValue ?? Number.NaN),
  );
  console.info(`${page.padEnd(20)} ${scores.join(', ')}, largest paint ${Math.round(paint)} ms`);
}

/** Sometimes the browser gives Lighthouse no trace; such a run is repeated. */
async function measure(page: string, tries = 3): Promise<Report> {
  const file = join(folder, 'report.json');
  const flags =
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking --no-first-run';
  const args = [`${server.url}${page}`, flags, '--quiet', '--output=json', `--output-path=${file}`];
  const code = await run('lighthouse', args, { CHROME_PATH: findBrowser() ?? '' });
  if (code !== 0 && tries > 1) return measure(page, tries - 1);
  if (code !== 0) throw new Error(`Lighthouse failed on ${page}.`);
  return JSON.parse(await readFile(file, 'utf8'));
}
