import { findPageFile } from '../../browser/fetch-page-data.ts';
import type { SearchQuery } from '../../browser/search/search-entries.ts';
import type { SearchAnswer } from '../../browser/search/search-result.ts';
import { trustScript } from '../../offline/own-script.ts';
import type { SearchCall } from './answer-searches.ts';

let starting: Promise<Worker> | undefined;

/** Loads what the search needs, before the first letter is typed. */
export function prepareSearch(): void {
  void askSearch({ typed: '' });
}

/** Null when the search is not available now. */
export async function askSearch(query: SearchQuery): Promise<SearchAnswer | null> {
  const worker = await (starting ??= startWorker()).catch(() => null);
  if (!worker) {
    starting = undefined;
    return null;
  }
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<SearchAnswer | null>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
    worker.addEventListener('error', () => resolve(null), { once: true });
  });
  port1.start();
  const files = { entries: findPageFile('/entries'), words: findPageFile('/entry-words') };
  worker.postMessage({ query, files } satisfies SearchCall, [port2]);
  const answer = await answered;
  port1.close();
  return answer;
}

async function startWorker(): Promise<Worker> {
  const { default: file } = await import('./answer-searches.ts?worker&url');
  return new Worker(trustScript(file));
}
