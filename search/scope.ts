import type { Range, TopicIndex } from './index.ts';

export type Scope = {
  readonly index: TopicIndex;
  readonly range: Range;
  readonly idf: (stem: string) => number;
};

/** The topics of one technology, or all; none where the index does not hold the technology. */
export function findScope(index: TopicIndex, technology?: string): Scope {
  const scopes = kept.get(index) ?? new Map<string | undefined, Scope>();
  kept.set(index, scopes);
  const scope = scopes.get(technology) ?? makeScope(index, technology);
  if (technology === undefined || index.ranges.has(technology)) scopes.set(technology, scope);
  return scope;
}

/** A scope depends on its index alone, and is made when it is first searched. */
const kept = new WeakMap<TopicIndex, Map<string | undefined, Scope>>();

function makeScope(index: TopicIndex, technology?: string): Scope {
  const all = { start: 0, end: index.topics.length };
  const range = technology === undefined ? all : (index.ranges.get(technology) ?? { start: 0, end: 0 });
  const measure = (holders: number) => measureIdf(holders, range.end - range.start);
  const unknown = measure(0);
  const known = new Map<string, number>();
  const idf = (stem: string): number => {
    const before = known.get(stem);
    if (before !== undefined) return before;
    if (!index.postings.has(stem)) return unknown;
    const value = measure(countHolders(index, range, stem));
    known.set(stem, value);
    return value;
  };
  return { index, range, idf };
}

/** How far a topic says a stem of itself, 0 to 1: what is in its exercise alone ranks it and proves nothing. */
export function measureSaid({ index }: Scope, stem: string, place: number): number {
  const { topics = [], said = [] } = index.postings.get(stem) ?? {};
  const at = seekPlace(topics, place);
  return topics[at] === place ? (said[at] ?? 0) : 0;
}

export function* listHolders(
  { index, range }: Scope,
  stem: string,
): Generator<readonly [place: number, strength: number]> {
  const posting = index.postings.get(stem);
  if (!posting) return;
  const end = seekPlace(posting.topics, range.end);
  for (let at = seekPlace(posting.topics, range.start); at < end; at += 1) {
    yield [posting.topics[at] ?? 0, posting.weights[at] ?? 0];
  }
}

function countHolders(index: TopicIndex, range: Range, stem: string): number {
  const topics = index.postings.get(stem)?.topics ?? [];
  return seekPlace(topics, range.end) - seekPlace(topics, range.start);
}

/** The inverse document frequency of BM25: what few topics hold tells more. */
export function measureIdf(holders: number, total: number): number {
  return Math.log(1 + (total - holders + 0.5) / (holders + 0.5));
}

export function seekPlace(topics: readonly number[], place: number): number {
  let low = 0;
  let high = topics.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((topics[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
