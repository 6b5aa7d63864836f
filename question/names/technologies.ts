import { choosingJoints } from '#lexicon/intent/comparing-words.ts';
import { fillerWords, openWords } from '#lexicon/names/field-words.ts';
import { measureEdits } from '../../search/text/edit-distance.ts';
import {
  findName,
  findNearName,
  findShortName,
  type IsWord,
  type Name,
  type Names,
  squashName,
} from '../../search/query/names.ts';
import { cleanText, foldText } from '../../search/text/plain-text.ts';

export type FieldReading =
  /** Technologies with a roadmap in the order written or that of the bundle, and names without a roadmap. */
  | {
      readonly kind: 'covered';
      readonly technologies: readonly string[];
      readonly bundle?: string;
      readonly uncovered: readonly string[];
    }
  | { readonly kind: 'uncovered'; readonly name: string }
  /** Nothing, or "any", "coding": the learner has not chosen. */
  | { readonly kind: 'open' }
  | { readonly kind: 'unknown' };

/** Reads names and lists of names ("HTML, CSS and JavaScript", "MERN stack"), also misspelled; below four letters only a lone word with one likely meaning. `isWord` knows correct words. */
export function readField(names: Names, field: string, isWord: IsWord = () => false): FieldReading {
  // No name contains a comma: "Tailwind, CSS" names two.
  const parts = cleanText(field).split(/[,;]/, maxWords).map(splitNames);
  const words = parts.flat().slice(0, maxWords);
  const guess: Guess = (name) => findNearName(names, name, isWord);
  const whole = parts.flatMap((part) => readNames(names, part.slice(0, maxWords), guess));
  const informative = words.filter((word) => !fillerWords.has(word));
  const found = whole.length > 0 ? whole : readNames(names, informative, guess);
  if (found.length === 0) return readNameless(names, words);
  const covered = found.filter((name) => name.kind === 'covered');
  const uncovered = found.filter((name) => name.kind === 'uncovered').map(({ name }) => name);
  if (covered.length === 0) return { kind: 'uncovered', name: uncovered[0] ?? '' };
  const technologies = [...new Set(covered.flatMap((name) => name.technologies))];
  const bundle = covered.find((name) => name.technologies.length > 1)?.name;
  return { kind: 'covered', technologies, uncovered, ...(bundle === undefined ? {} : { bundle }) };
}

const maxWords = 40;

function readNameless(names: Names, words: readonly string[]): FieldReading {
  const guessed = words.length === 1 ? findShortName(names, words[0] ?? '') : null;
  if (guessed?.kind === 'covered')
    return { kind: 'covered', technologies: guessed.technologies, uncovered: [] };
  return { kind: words.every(isOpen) ? 'open' : 'unknown' };
}

/** The folded words of a text, with the signs that belong to names. */
export function splitNames(text: string): string[] {
  return (
    foldText(text).match(
      /(?:\.(?=net\b))?[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[.\-'][\p{L}\p{N}]+)*(?:\+\+|#)?(?:\d+(?:\.\d+)*)?/gu,
    ) ?? []
  );
}

export function listCovered(names: Names, text: string): Set<string> {
  const covered = readNames(names, splitNames(text)).filter((name) => name.kind === 'covered');
  return new Set(covered.flatMap(({ technologies }) => technologies));
}

export type PlacedName = Name & { readonly start: number; readonly end: number };

const longest = 4;

type Guess = (squashed: string) => Name | null;

/** The names in some words, each as long as possible; `guess` also reads misspelled ones. */
export function readNames(names: Names, words: readonly string[], guess?: Guess): PlacedName[] {
  const found: PlacedName[] = [];
  const squashed = words.map(squashName);
  for (let start = 0; start < words.length;) {
    const name = readNameAt({ names, words, squashed, guess }, start);
    if (name) found.push(name);
    start = name?.end ?? start + 1;
  }
  return found;
}

type Named = {
  readonly names: Names;
  readonly words: readonly string[];
  readonly squashed: readonly string[];
  readonly guess: Guess | undefined;
};

/** From this length on, a name may be written as several words. */
const shortest = 4;

function readNameAt(named: Named, start: number): PlacedName | null {
  const { names, words, squashed } = named;
  for (let end = Math.min(words.length, start + longest); end > start; end -= 1) {
    // No name contains an "or": "R or Python" does not name RoR.
    if (words.slice(start, end).some((word) => choosingJoints.has(word))) continue;
    const name = squashed.slice(start, end).join('');
    // Short words together are not a name: "n im" is not Nim.
    if (end - start > 1 && name.length < shortest) continue;
    const found = findName(names, name) ?? guessName(named, start, end);
    if (found) return { ...found, start, end };
  }
  return null;
}

/** Two words are one name only if neither is one alone: "java scrpt", not "CSS, Python". */
function guessName({ names, words, squashed, guess }: Named, start: number, end: number): Name | null {
  const name = squashed.slice(start, end).join('');
  const found = guess && isGuessable(words.slice(start, end), name) ? guess(name) : null;
  if (!guess || !found || end - start === 1) return found;
  const alone = squashed.slice(start, end).map((one) => findName(names, one) ?? guess(one));
  return alone.some((one) => one?.name === found.name) ? null : found;
}

/** Two words are guessed together only where they are long and neither is a filler: "java scrpt", not "c language". */
function isGuessable(words: readonly string[], name: string): boolean {
  if (words.some((word) => fillerWords.has(word) || openWords.has(word))) return false;
  return words.length === 1 || (words.length === 2 && name.length > 8);
}

function isOpen(typed: string): boolean {
  const word = typed.replace("'", '');
  if (openWords.has(word) || fillerWords.has(word)) return true;
  return word.length > 5 && [...openWords, ...fillerWords].some((other) => measureEdits(word, other, 1) < 2);
}
