import { listReportWords, type ReportWord } from './report-words.ts';

const maxWords = 600;

/** A text, its words with their places, and each pair that may be one word. */
export type ReportText = {
  readonly plain: string;
  readonly words: readonly ReportWord[];
  readonly places: ReadonlyMap<string, readonly number[]>;
};

export function readReportText(plain: string): ReportText {
  const words = listReportWords(plain).slice(0, maxWords);
  const places = new Map<string, number[]>();
  for (const [at, { key }] of words.entries()) {
    for (const said of [key, key + (words[at + 1]?.key ?? '')])
      places.set(said, [...(places.get(said) ?? []), at]);
  }
  return { plain, words, places };
}
