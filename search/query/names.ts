import { measureEdits } from '../text/edit-distance.ts';
import { foldText } from '../text/plain-text.ts';
import { bundles } from '../../lexicon/names/bundles.ts';
import { fillerWords } from '../../lexicon/names/field-words.ts';
import { technologyNames } from '../../lexicon/names/technology-names.ts';
import { uncoveredNames } from '../../lexicon/names/uncovered-names.ts';

/** What a name stands for: one of our technologies, several of them, or something that we do not teach. */
export type Name =
  | { readonly kind: 'covered'; readonly name: string; readonly technologies: readonly string[] }
  | { readonly kind: 'uncovered'; readonly name: string };

/** A covered technology that lies near to something we do not teach, and why. */
export type Nearest = { readonly technology: string; readonly why: string };

/** A name without what writers vary: "Node JS", "node.js" and "NodeJS" are one. */
export function squashName(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{M}\p{N}+#]+/gu, '');
}

/** The name written exactly so, with or without a version behind it; takes a squashed name. */
export function findName(squashed: string): Name | null {
  const name = names.get(squashed);
  if (name || !/\d$/.test(squashed)) return name ?? null;
  return names.get(squashed.replace(/(?<=\D)v?\d+$/, '')) ?? null;
}

/**
 * The name that a misspelt one is nearest to: one edit from four letters, two from seven, the uncovered names among the candidates, so
 * that "swfit" is Swift and not something we teach. Null below four letters and where nothing is near. What we do not teach is not read
 * into a word that exists ("linked list" is not Lisp), nor into one that begins otherwise ("rest" is not Rust) unless letters are swapped.
 */
export function findNearName(squashed: string, isWord: IsWord = () => false): Name | null {
  if (squashed.length < 4 || fillerWords.has(squashed)) return null;
  const most = squashed.length < 7 ? 1 : 2;
  const mixed = candidates.find((key) => isMixed(squashed, key));
  let best: { key: string; rank: number } | null = null;
  for (const key of candidates) {
    const edits = measureEdits(squashed, key, most);
    const rank = edits * 100 - sharedStart(squashed, key);
    if (edits <= most && (best === null || rank < best.rank)) best = { key, rank };
  }
  if (best === null && mixed !== undefined) return names.get(mixed) ?? null;
  const name = best && names.get(best.key);
  if (!best || !name) return null;
  return name.kind === 'covered' || (!isWord(squashed) && isSlip(squashed, best.key)) ? name : null;
}

/** Says whether a word is one that the topics use. */
export type IsWord = (word: string) => boolean;

/** The letters of a technology we teach in another order, behind the same first one: "phyton". */
function isMixed(typed: string, key: string): boolean {
  return (
    typed.length === key.length &&
    typed[0] === key[0] &&
    names.get(key)?.kind === 'covered' &&
    sortLetters(typed) === sortLetters(key)
  );
}

function isSlip(typed: string, key: string): boolean {
  return sharedStart(typed, key) > 1 || sortLetters(typed) === sortLetters(key);
}

/**
 * The technology that a word of three letters misspells which names nothing else: one edit away, with its first letter, and
 * the only such; another letter in the middle is another word, as "cms". For a field that would else be read as nothing at all: "jva", "phh".
 */
export function findShortName(squashed: string): Name | null {
  if (!/^[a-z]{3}$/.test(squashed) || names.has(squashed) || fillerWords.has(squashed)) return null;
  const near = technologyNames.filter(({ slug }) => isNearSlug(squashed, slug));
  const [only, ...others] = near;
  return only && others.length === 0 ? (names.get(only.slug) ?? null) : null;
}

function isNearSlug(word: string, slug: string): boolean {
  const isOne = slug.length !== word.length || slug[1] === word[1] || sortLetters(slug) === sortLetters(word);
  return slug.length > 2 && slug[0] === word[0] && isOne && measureEdits(word, slug, 1) === 1;
}

/** One to three covered technologies nearest to an uncovered name, best first; none for a name that is not known. */
export function nearestTo(uncovered: string): readonly Nearest[] {
  return nearest.get(uncovered) ?? [];
}

function sortLetters(word: string): string {
  return word.split('').toSorted().join('');
}

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

const names = new Map<string, Name>();
const nearest = new Map<string, readonly Nearest[]>();
for (const { names: group, nearest: near } of uncoveredNames) {
  for (const spellings of group) {
    const name = spellings[0] ?? '';
    nearest.set(
      name,
      near.map(([technology, why]) => ({ technology, why })),
    );
    for (const spelling of spellings) names.set(squashName(spelling), { kind: 'uncovered', name });
  }
}
for (const { name, aliases, technologies } of bundles) {
  for (const alias of aliases) names.set(squashName(alias), { kind: 'covered', name, technologies });
}
for (const { slug, name, aliases } of technologyNames) {
  for (const alias of [slug, name, ...aliases])
    names.set(squashName(alias), { kind: 'covered', name, technologies: [slug] });
}
const candidates = [...names.keys()].filter((key) => key.length > 3).toSorted();
