import { stemWord } from './stem.ts';
import { foldText } from './plain-text.ts';
import { splitTokens } from './tokens.ts';

/** The most words that a phrase with synonyms has, articles and owners aside. */
const longestPhrase = 4;

/** What may stand in a phrase without changing it: "add a class" is "add my class". */
const articles = new Set('a an the my your our their his her its'.split(' '));
/** So many words may stand where a phrase is open. */
const widestGap = 3;

/** The stems of a phrase, the small words in it too. */
export function stemPhrase(phrase: string): string[] {
  return splitTokens(phrase).map((token) => stemWord(foldText(token.text)));
}

/** Up to four stems that follow one another from a place on, articles left out, each with the place behind it; none from an article on. */
export function listRun(stems: readonly string[], place: number): Run[] {
  const run: Run[] = [];
  if (articles.has(stems[place] ?? '')) return run;
  for (let at = place; at < stems.length && run.length < longestPhrase; at += 1) {
    const stem = stems[at] ?? '';
    if (!articles.has(stem)) run.push({ stem, end: at + 1 });
  }
  return run;
}
type Run = { readonly stem: string; readonly end: number };

/** A phrase as it is looked up: its stems without articles, unless it is nothing else. */
export function keyPhrase(stems: readonly string[]): string {
  const kept = stems.filter((stem) => !articles.has(stem));
  return (kept.length > 0 ? kept : stems).join(' ');
}

/** A phrase with a gap: "put … online". */
export type OpenPhrase = { readonly start: readonly string[]; readonly end: readonly string[] };

/** Splits "put … online" where it is open; null for a phrase without a gap. */
export function readOpenPhrase(phrase: string): OpenPhrase | null {
  const [start, end] = phrase.split('…').map((part) => keyPhrase(stemPhrase(part)).split(' '));
  return start && end ? { start, end } : null;
}

/** The places of the last words of an open phrase that starts at a place; null where the stems do not hold it. */
export function matchOpenPhrase(
  stems: readonly string[],
  place: number,
  { start, end }: OpenPhrase,
): { readonly after: number; readonly from: number; readonly to: number } | null {
  const after = matchRun(stems, place, start);
  if (after === null) return null;
  for (let from = after + 1, words = 0; from < stems.length && words < widestGap; from += 1) {
    if (articles.has(stems[from - 1] ?? '')) continue;
    words += 1;
    const to = matchRun(stems, from, end);
    if (to !== null) return { after, from, to };
  }
  return null;
}

/** The place behind a run of stems, articles among them left out; null where it does not stand there. */
function matchRun(stems: readonly string[], place: number, wanted: readonly string[]): number | null {
  const run = listRun(stems, place).slice(0, wanted.length);
  const same = run.length === wanted.length && run.every(({ stem }, at) => stem === wanted[at]);
  return same ? (run.at(-1)?.end ?? null) : null;
}
