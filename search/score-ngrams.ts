import { measureIdf, type Scope, seekPlace } from './scope.ts';

/** How strongly each topic in scope has the n-grams of a question. Rare ones count more, but less than in BM25. */
export function scoreNgrams({ index, range }: Scope, ngrams: readonly string[]): Float64Array {
  const size = range.end - range.start;
  const scores = new Float64Array(size);
  for (const ngram of new Set(ngrams)) {
    const { topics, weights: held } = index.ngrams.get(ngram) ?? nowhere;
    const [first, end] = [seekPlace(topics, range.start), seekPlace(topics, range.end)];
    const rarity = Math.sqrt(measureIdf(end - first, size));
    for (let at = first; at < end; at += 1) {
      const place = (topics[at] ?? 0) - range.start;
      scores[place] = (scores[place] ?? 0) + rarity * (held[at] ?? 0);
    }
  }
  return scores;
}

const nowhere = { topics: [], weights: [] };
