import { measureEdits } from '../text/edit-distance.ts';
import { foldText } from '../text/plain-text.ts';
import { fillerWords } from '../../lexicon/names/field-words.ts';
import { stemWord } from '../text/stem.ts';

/** What a name stands for: one of our technologies, several of them, or something that we do not teach. */
export type Name =
  | { readonly kind: 'covered'; readonly name: string; readonly technologies: readonly string[] }
  | { readonly kind: 'uncovered'; readonly name: string };

export type Nearest = { readonly technology: string; readonly why: string; readonly after: boolean };

export type Naming = {
  readonly technologies: readonly NamedTechnology[];
  readonly stacks: readonly NamedStack[];
  readonly neighbors: readonly {
    readonly names: Readonly<Record<string, readonly string[]>>;
    /** What each is, as the end of a sentence: "is a web server". */
    readonly is: Readonly<Record<string, string>>;
    /** What to look for elsewhere to learn it, by name, and what carries over to it. */
    readonly look?: Readonly<Record<string, string>> | undefined;
    /** Where what is nearest leads on from it, and not towards it. */
    readonly after?: true | undefined;
    readonly nearest: Readonly<Record<string, string>>;
  }[];
};

/** `near` are the technologies whose roadmaps its questions may belong to, `meant` those that beginners mean as often. */
type NamedTechnology = {
  readonly slug: string;
  readonly names: readonly string[];
  readonly near: readonly string[];
  readonly meant: readonly string[];
};

export type NamedStack = {
  readonly name: string;
  readonly names: readonly string[];
  readonly technologies: readonly string[];
  readonly servers?: {
    readonly languages: readonly string[];
    readonly before: readonly string[];
    readonly after: readonly string[];
  };
  readonly frameworks?: { readonly replaced: string; readonly any: readonly string[] };
};

export type Names = Pick<Naming, 'technologies' | 'stacks'> & {
  readonly bySpelling: ReadonlyMap<string, Name>;
  readonly candidates: readonly string[];
  readonly nearest: ReadonlyMap<string, readonly Nearest[]>;
  readonly about: ReadonlyMap<string, string>;
  readonly elsewhere: ReadonlyMap<string, string>;
  readonly stems: ReadonlyMap<string, readonly string[]>;
};

export function makeNames({ technologies, stacks, neighbors }: Naming): Names {
  const bySpelling = new Map<string, Name>();
  const nearest = new Map<string, readonly Nearest[]>();
  const about = new Map<string, string>();
  const elsewhere = new Map<string, string>();
  for (const group of neighbors) {
    const after = group.after === true;
    const near = Object.entries(group.nearest).map(([technology, why]) => ({ technology, why, after }));
    for (const [name, spellings] of Object.entries(group.names)) {
      nearest.set(name, near);
      about.set(name, group.is[name] ?? '');
      elsewhere.set(name, group.look?.[name] ?? '');
      for (const one of [name, ...spellings]) bySpelling.set(squashName(one), { kind: 'uncovered', name });
    }
  }
  for (const { name, names, technologies: several } of stacks) {
    for (const one of names)
      bySpelling.set(squashName(one), { kind: 'covered', name, technologies: several });
  }
  for (const { slug, names } of technologies) {
    const [name = slug] = names;
    for (const one of [slug, ...names])
      bySpelling.set(squashName(one), { kind: 'covered', name, technologies: [slug] });
  }
  const candidates = [...bySpelling.keys()].filter((key) => key.length > 3).toSorted();
  return {
    technologies,
    stacks,
    bySpelling,
    candidates,
    nearest,
    about,
    elsewhere,
    stems: new Map(technologies.map(listStems)),
  };
}

function listStems({ slug, names: [name = slug, ...others] }: NamedTechnology): [string, string[]] {
  const names = [slug, foldText(name), ...others].filter((one) => !one.includes(' '));
  return [slug, names.map(stemWord)];
}

export function nameStems({ stems }: Names, technology: string): readonly string[] {
  return stems.get(technology) ?? [stemWord(technology)];
}

/** A name without what writers vary: "Node JS", "node.js" and "NodeJS" are one. */
export function squashName(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{M}\p{N}+#]+/gu, '');
}

/** The name written exactly so, with or without a version behind it; takes a squashed name. */
export function findName({ bySpelling }: Names, squashed: string): Name | null {
  const name = bySpelling.get(squashed);
  if (name || !/\d$/.test(squashed)) return name ?? null;
  return bySpelling.get(squashed.replace(/(?<=\D)v?\d+$/, '')) ?? null;
}

/** The nearest name: one edit from four letters, two from seven. Words that exist name nothing that we do not teach. */
export function findNearName(
  { candidates, bySpelling }: Names,
  squashed: string,
  isWord: IsWord = () => false,
): Name | null {
  if (squashed.length < 4 || fillerWords.has(squashed)) return null;
  const most = squashed.length < 7 ? 1 : 2;
  const mixed = candidates.find((key) => bySpelling.get(key)?.kind === 'covered' && isMixed(squashed, key));
  let best: { key: string; rank: number } | null = null;
  for (const key of candidates) {
    const edits = measureEdits(squashed, key, most);
    const rank = edits * 100 - sharedStart(squashed, key);
    if (edits <= most && (best === null || rank < best.rank)) best = { key, rank };
  }
  if (best === null && mixed !== undefined) return bySpelling.get(mixed) ?? null;
  const name = best && bySpelling.get(best.key);
  if (!best || !name) return null;
  return name.kind === 'covered' || (!isWord(squashed) && isSlip(squashed, best.key)) ? name : null;
}

export type IsWord = (word: string) => boolean;

/** The letters of a technology we teach in another order, behind the same first one: "phyton". */
function isMixed(typed: string, key: string): boolean {
  return typed.length === key.length && typed[0] === key[0] && sortLetters(typed) === sortLetters(key);
}

function isSlip(typed: string, key: string): boolean {
  return sharedStart(typed, key) > 1 || sortLetters(typed) === sortLetters(key);
}

/** The only technology that a word of three letters misspells by one edit, with its first letter: "jva". */
export function findShortName({ bySpelling, technologies }: Names, squashed: string): Name | null {
  if (!/^[a-z]{3}$/.test(squashed) || bySpelling.has(squashed) || fillerWords.has(squashed)) return null;
  const near = technologies.filter(({ slug }) => isNearSlug(squashed, slug));
  const [only, ...others] = near;
  return only && others.length === 0 ? (bySpelling.get(only.slug) ?? null) : null;
}

function isNearSlug(word: string, slug: string): boolean {
  const isOne = slug.length !== word.length || slug[1] === word[1] || sortLetters(slug) === sortLetters(word);
  return slug.length > 2 && slug[0] === word[0] && isOne && measureEdits(word, slug, 1) === 1;
}

/** One to three covered technologies nearest to an uncovered name, best first; none for a name that is not known. */
export function nearestTo({ nearest }: Names, uncovered: string): readonly Nearest[] {
  return nearest.get(uncovered) ?? [];
}

/** What to look for where it is taught; null where we know of nothing. */
export function sayWhereToLook({ elsewhere }: Names, uncovered: string): string | null {
  return elsewhere.get(uncovered) || null;
}

/** What a name without a roadmap stands for, as the end of a sentence; null for a name that is not known. */
export function sayWhatItIs({ about }: Names, uncovered: string): string | null {
  return about.get(uncovered) || null;
}

function sortLetters(word: string): string {
  return word.split('').toSorted().join('');
}

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
