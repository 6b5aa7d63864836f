import { stemWord } from './stem.ts';
import { splitTokens } from './tokens.ts';

/** The n-grams of a text: each of its words as a stem, common ones too, and each two that are side by side. */
export function listNgrams(text: string): string[] {
  const stems = listStems(text);
  return [...stems, ...stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`)];
}

export function listStems(text: string): string[] {
  return splitTokens(text.normalize('NFKC')).flatMap(({ text: word, parts }) =>
    [word, ...parts].map(stemWord),
  );
}
