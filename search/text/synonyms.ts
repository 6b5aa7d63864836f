import { keyPhrase, matchOpenPhrase, type OpenPhrase, readOpenPhrase, stemPhrase } from './phrases.ts';
import { stopWords } from '../../lexicon/text/stop-words.ts';
import { codeWords } from '../../lexicon/text/code-words.ts';
import { everydayPhrasings } from '../../lexicon/text/everyday-phrasings.ts';
import { phrasings } from '../../lexicon/text/phrasings.ts';
import { synonyms } from '../../lexicon/text/synonyms.ts';

/** The stems of every other way to say a word or phrase given by its stems; none where there is no other. */
export function findSynonyms(stems: readonly string[]): readonly (readonly string[])[] {
  return others.get(keyPhrase(stems)) ?? [];
}

/** Whether a phrase that is said in another way too begins with a stem. */
export function beginsPhrase(stem: string): boolean {
  return begins.has(stem);
}

/** The open phrase ("put … online") that starts at a place, where it stands and the stems of what it may mean; null where there is none. */
export function findOpenPhrase(stems: readonly string[], place: number): OpenMatch | null {
  for (const open of openPhrases.get(stems[place] ?? '') ?? []) {
    const match = matchOpenPhrase(stems, place, open);
    if (match) return { ...match, text: [...open.start, '…', ...open.end].join(' '), meant: open.meant };
  }
  return null;
}
type OpenMatch = NonNullable<ReturnType<typeof matchOpenPhrase>> & {
  readonly text: string;
  readonly meant: readonly (readonly string[])[];
};

const others = new Map<string, string[][]>();
for (const line of synonyms) for (const phrase of line) addOthers(phrase, line);
const openPhrases = new Map<string, (OpenPhrase & { readonly meant: string[][] })[]>();
for (const [said, meant] of [...phrasings, ...everydayPhrasings])
  for (const phrase of said) addPhrasing(phrase, meant);

const begins = new Set([...others.keys()].map((phrase) => phrase.split(' ', 1)[0]));

function addPhrasing(phrase: string, names: readonly string[]): void {
  const open = readOpenPhrase(phrase);
  if (!open) return addOthers(phrase, names);
  const first = open.start[0] ?? '';
  const meant = names.map((name) => keepTelling(stemPhrase(name)));
  openPhrases.set(first, [...(openPhrases.get(first) ?? []), { ...open, meant }]);
}

function addOthers(phrase: string, names: readonly string[]): void {
  const key = keyPhrase(stemPhrase(phrase));
  const meant = names.filter((name) => name !== phrase).map((name) => keepTelling(stemPhrase(name)));
  others.set(key, joinPhrases(others.get(key) ?? [], meant));
}

/** The stems of a phrase that tell something; its everyday words that are code too stay where nothing else would. */
export function keepTelling(stems: readonly string[]): string[] {
  const words = stems.filter((stem) => !stopWords.has(stem));
  const telling = words.filter((stem) => !codeWords.has(stem));
  return telling.length > 0 ? telling : words;
}

function joinPhrases(known: string[][], more: string[][]): string[][] {
  const phrases = new Map([...known, ...more].map((stems) => [stems.join(' '), stems]));
  phrases.delete('');
  return [...phrases.values()];
}
