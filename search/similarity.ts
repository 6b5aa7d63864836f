import type { Scope } from './scope.ts';
import type { WeighedWord } from './query/weighed-words.ts';

export type Similarity = (place: number) => number;

/** What a match counts by whose words it is in: the title is the topic's own, an alias and a question are learners'. */
const [byAlias, byQuestion] = [0.85, 0.64];
/** A question says more than its topic, so less than this proves nothing. */
const nearlySame = 0.7;

/** The geometric mean of how much of the question a phrase has and the reverse, for the best phrase of a topic. */
export function makeSimilarity(scope: Scope, words: readonly WeighedWord[]): Similarity {
  const asked = words.reduce((sum, { share }) => sum + share, 0);
  const claims = listClaims(words);
  const match = (phrase: readonly string[]) => matchPhrase(scope, claims, phrase) / Math.sqrt(asked);
  return (place) => {
    if (asked === 0) return 0;
    const [title = [], ...aliases] = scope.index.phrases[place] ?? [];
    const same = (scope.index.questions[place] ?? []).map(match).filter((value) => value >= nearlySame);
    return Math.max(
      match(title),
      ...aliases.map((alias) => byAlias * match(alias)),
      ...same.map((value) => byQuestion * value),
    );
  };
}

type Claim = { readonly word: WeighedWord; readonly part: number; readonly weight: number };

function listClaims(words: readonly WeighedWord[]): Map<string, Claim[]> {
  const claims = new Map<string, Claim[]>();
  for (const word of words) {
    for (const { stems, weight } of word.options) {
      for (const stem of stems) {
        const claim = { word, part: weight / stems.length, weight };
        claims.set(stem, [...(claims.get(stem) ?? []), claim]);
      }
    }
  }
  return claims;
}

function matchPhrase(
  { idf }: Scope,
  claims: ReadonlyMap<string, Claim[]>,
  phrase: readonly string[],
): number {
  const held = new Map<WeighedWord, number>();
  let total = 0;
  let met = 0;
  for (const stem of phrase) {
    const claiming = claims.get(stem) ?? [];
    total += idf(stem);
    met += idf(stem) * Math.max(0, ...claiming.map(({ weight }) => weight));
    for (const { word, part } of claiming) held.set(word, Math.min(1, (held.get(word) ?? 0) + part));
  }
  let found = 0;
  for (const [word, part] of held) found += word.share * part;
  return total === 0 ? 0 : Math.sqrt((found * met) / total);
}
