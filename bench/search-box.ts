import { loadLibraryContent } from '#content/library.ts';
import { findEntries } from '#search/entries/find-entries.ts';
import { makeEntryIndex } from '#search/entries/entry-index.ts';
import { listEntries } from '#app/browser/search/list-entries.ts';
import { listEntryWords } from '#app/browser/search/list-entry-words.ts';
import { listKnownWords } from '#app/browser/search/known-words.ts';
import { readEnglish } from '#app/browser/search/read-english.ts';

import {
  type LabeledQuery,
  listTitleFragments,
  listTunedQueries,
  readQueries,
} from './search/labeled-query.ts';
import { type FindKeys, loadOtherEngines } from './search/other-engines.ts';

/**
 * `node bench/search-box.ts [FILE …] [--beside] [--misses]`: how often the search box has a right topic first and among three, by kind
 * of query, and how long the last key press takes. Each line of a file is `{"query", "right": [keys], "kind"}`. `bench/search/typed.jsonl` has
 * queries in other languages, misspelled names of technologies and joined words. Without a file, the tuned
 * questions and fragments of titles with a typing error. `--beside` measures three libraries too; `--misses` shows what was not found.
 */
const options = process.argv.slice(2);
const files = options.filter((option) => !option.startsWith('--'));
const content = await loadLibraryContent();
const words = listEntryWords(content);
const listed = listEntries(content);
const entries = listed.entries.map((entry, at) => Object.assign({ words: words[at] ?? '' }, entry));
const started = performance.now();
const index = makeEntryIndex({ entries, technologies: listed.technologies });
const known = listKnownWords(index);
console.info(`${entries.length} entries, indexed in ${(performance.now() - started).toFixed(0)} ms`);

const engines = new Map<string, FindKeys>([['ours', findTopicKeys]]);
if (options.includes('--beside'))
  for (const [name, find] of await loadOtherEngines(entries)) engines.set(name, find);
const queries =
  files.length > 0
    ? files.flatMap(readQueries)
    : [...listTunedQueries(), ...listTitleFragments(entries, 300)];
for (const [name, find] of engines) await measure(name, find);

function findTopicKeys(query: string): string[] {
  const found = findEntries(index, readEnglish(query, known), { limit: 40 });
  return found.filter(({ entry }) => entry.kind === 'topic').map(({ entry }) => entry.key);
}

async function measure(name: string, find: FindKeys): Promise<void> {
  const outcomes: Outcome[] = [];
  for (const query of queries) outcomes.push(await askQuery(find, query));
  const times = outcomes.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const [median = 0, late = 0] = [0.5, 0.95].map((share) => times[Math.floor(share * times.length)]);
  console.info(
    `${name}: ${median.toFixed(2)} ms in the median, ${late.toFixed(2)} ms in the 95th percentile`,
  );
  report('all', outcomes);
  for (const [kind, some] of Map.groupBy(outcomes, ({ query }) => query.kind)) report(kind, some);
  const missed = outcomes.filter(({ place }) => place < 0 || place > 2);
  if (options.includes('--misses'))
    for (const { query, found } of missed)
      console.info(`  ${query.query} | ${query.right.join(' ')} | ${found.slice(0, 3).join(' ')}`);
}

type Outcome = {
  readonly query: LabeledQuery;
  readonly place: number;
  readonly found: readonly string[];
  readonly ms: number;
};

/** Types all but the last letter before it measures, as a learner would. */
async function askQuery(find: FindKeys, query: LabeledQuery): Promise<Outcome> {
  await find(query.query.slice(0, -1));
  const start = performance.now();
  const found = await find(query.query);
  const ms = performance.now() - start;
  return { query, found, ms, place: found.findIndex((key) => query.right.includes(key)) };
}

function report(name: string, outcomes: readonly Outcome[]): void {
  const within = (end: number) =>
    outcomes.filter(({ place }) => place >= 0 && place < end).length / outcomes.length;
  const [first, three] = [within(1), within(3)].map((share) => share.toFixed(3));
  console.info(
    `  ${name.padEnd(12)} ${String(outcomes.length).padStart(4)}  first ${first}  in three ${three}`,
  );
}
