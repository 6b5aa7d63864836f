import { stemWord } from './stem.ts';
import { foldText } from './plain-text.ts';
import { splitTokens } from './tokens.ts';

/** The most words that a phrase with synonyms has, articles and owners aside. */
const longestPhrase = 4;

/** What a phrase may contain without changing its meaning: "add a class" is "add my class". */
const articles = new Set('a an the my your our their his her its'.split(' '));
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
