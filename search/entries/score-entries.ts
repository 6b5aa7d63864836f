import type { EntryIndex } from './entry-index.ts';
import type { TypedWord } from './typed.ts';

/** What a phrase that is the very query counts by its field, and what a single word counts there. */
const phraseWeights = [1, 0.88, 0.8, 0.45, 0];
const wordWeights = [1, 0.85, 0.6, 0.35, 0.65];
/** How much the best phrase counts; the rest is for all words of the entry, wherever they are. */
const phraseShare = 0.45;

/** By entry, from 0 to 1: how nearly it is what was typed, and how much of that it has. */
export function scoreEntries(index: EntryIndex, words: readonly TypedWord[]): Float32Array {
  const { entries, phrases } = index;
  const tally: Tally = {
    asked: new Float32Array(phrases.entry.length),
    held: new Float32Array(phrases.entry.length),
    found: new Float32Array(entries.length),
    inPhrase: new Float32Array(phrases.entry.length),
    inEntry: new Float32Array(entries.length),
  };
  for (const word of words) addWord(index, word, tally);
  const total = words.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const best = findBestPhrases(index, tally, total);
  return tally.found.map((found, at) => phraseShare * (best[at] ?? 0) + ((1 - phraseShare) * found) / total);
}

/** How much of the query each phrase and entry has, and the reverse. Plain arrays: a key press waits for this. */
type Tally = {
  readonly asked: Float32Array;
  readonly held: Float32Array;
  readonly found: Float32Array;
  readonly inPhrase: Float32Array;
  readonly inEntry: Float32Array;
};

/** Of several stems that a word may mean, the surest one in a phrase counts. */
function addWord(index: EntryIndex, { matches, weight }: TypedWord, tally: Tally): void {
  const { postings, rarity } = index;
  const { held, inPhrase } = tally;
  const touched: number[] = [];
  for (const [stem, sureness] of matches) {
    const gain = sureness * (rarity[stem] ?? 0);
    for (const phrase of postings[stem] ?? []) {
      held[phrase] = (held[phrase] ?? 0) + gain;
      const before = inPhrase[phrase] ?? 0;
      if (before === 0) touched.push(phrase);
      if (sureness > before) inPhrase[phrase] = sureness;
    }
  }
  takePhrases(index, touched, { weight, tally });
}

function takePhrases(
  { phrases }: EntryIndex,
  touched: readonly number[],
  { weight, tally }: { readonly weight: number; readonly tally: Tally },
): void {
  const { asked, found, inPhrase, inEntry } = tally;
  for (const phrase of touched) {
    const sureness = inPhrase[phrase] ?? 0;
    inPhrase[phrase] = 0;
    asked[phrase] = (asked[phrase] ?? 0) + weight * sureness;
    const entry = phrases.entry[phrase] ?? 0;
    const here = sureness * (wordWeights[phrases.field[phrase] ?? 0] ?? 0);
    const more = here - (inEntry[entry] ?? 0);
    if (more <= 0) continue;
    inEntry[entry] = here;
    found[entry] = (found[entry] ?? 0) + weight * more;
  }
  for (const phrase of touched) inEntry[phrases.entry[phrase] ?? 0] = 0;
}

/** The geometric mean of how much of the query a phrase has and how much of the phrase was typed. */
function findBestPhrases(
  { entries, phrases }: EntryIndex,
  { asked, held }: Tally,
  total: number,
): Float32Array {
  const best = new Float32Array(entries.length);
  for (let phrase = 0; phrase < asked.length; phrase += 1) {
    const share = (asked[phrase] ?? 0) / total;
    if (share === 0) continue;
    const typed = Math.min(1, (held[phrase] ?? 0) / (phrases.weight[phrase] ?? 1));
    const near = share * Math.sqrt(typed) * (phraseWeights[phrases.field[phrase] ?? 0] ?? 0);
    const entry = phrases.entry[phrase] ?? 0;
    if (near > (best[entry] ?? 0)) best[entry] = near;
  }
  return best;
}
