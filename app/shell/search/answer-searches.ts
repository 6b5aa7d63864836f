import { type SearchEntries, type SearchQuery, startSearch } from '../../browser/search/search-entries.ts';

/** Runs in a worker: making the index would block the page for a moment. */
type SearchFiles = { readonly entries: string; readonly words: string };
export type SearchCall = { readonly query: SearchQuery; readonly files: SearchFiles };

let search: Promise<SearchEntries> | undefined;

addEventListener('message', ({ data: { query, files }, ports: [port] }: MessageEvent<SearchCall>) => {
  search ??= load(files);
  search.then(
    (find) => port?.postMessage(find(query)),
    () => {
      search = undefined;
      port?.postMessage(null);
    },
  );
});

async function load({ entries, words }: SearchFiles): Promise<SearchEntries> {
  const [list, rare] = await Promise.all([fetchJson(entries), fetchJson(words).catch(() => [])]);
  return startSearch(list, rare);
}

async function fetchJson(file: string) {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.json();
}
