import pLimit from 'p-limit';

import type { PageOf } from '#app/browser/page-types.ts';
import { startSearch } from '#app/browser/search/search-entries.ts';
import { pageTimes } from '#app/pages/search/page-times.ts';
import { renderPage } from '#app/render.tsx';

import { writeDocument } from './document.ts';
import type { WrittenPageParts } from './written-page.ts';

/** Writes a finished page with the results of a query. Built for the server, which loads it with the first query. */
export function openSearchPage(
  { head, assets, scripts }: WrittenPageParts,
  entries: Parameters<typeof startSearch>[0],
  words: readonly string[],
): (query: string) => Promise<string> {
  const search = startSearch(entries, words);
  // Pages read their data from one place, so they are rendered one after another.
  const inTurn = pLimit(1);
  return (query) =>
    inTurn(async () => {
      const answer = search({ typed: query, times: pageTimes });
      const data: PageOf<'search'> = { kind: 'search', query, answer };
      const markup = await renderPage(`/search?q=${encodeURIComponent(query)}`, data);
      return writeDocument({ ...head, markup, data, scripts }, assets);
    });
}
