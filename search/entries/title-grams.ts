import { foldText } from '../text/plain-text.ts';
import type { SearchEntry } from './search-entry.ts';

/** The entries whose titles have each three letters in a row. A misspelled beginning shares most of them with its title. */
export type TitleGrams = ReadonlyMap<string, readonly number[]>;

export function indexGrams(entries: readonly SearchEntry[]): TitleGrams {
  const grams = new Map<string, number[]>();
  for (const [at, { title }] of entries.entries()) {
    for (const gram of listGrams(title)) {
      const holders = grams.get(gram);
      if (holders) holders.push(at);
      else grams.set(gram, [at]);
    }
  }
  return grams;
}

/** By entry, the share of the grams of a text that its title has. */
export function measureGrams(grams: TitleGrams, count: number, text: string): Float32Array {
  const shares = new Float32Array(count);
  const asked = listGrams(text);
  for (const gram of asked) {
    for (const at of grams.get(gram) ?? []) shares[at] = (shares[at] ?? 0) + 1 / asked.size;
  }
  return shares;
}

function listGrams(text: string): Set<string> {
  const plain = foldText(text).replace(/[^\p{L}\p{N}+#.$!?]+/gu, ' ');
  const padded = ` ${plain.trim()} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}
