import { findNearName, type Names } from '#search/query/names.ts';
import { measureEdits } from '#search/text/edit-distance.ts';
import { cleanText, foldText } from '#search/text/plain-text.ts';
import { riskyNames } from '#lexicon/names/plain-naming.ts';
import { readMentions } from '../names/mentions.ts';
import { readNames, splitNames } from '../names/technologies.ts';
import { isEnglish } from '../translate.ts';
import type { CareersIndex } from './careers-index.ts';
import type { Place } from './place.ts';
import { placeNumbers } from './place-numbers.ts';

/** Where each part is said, by its name, with "tech" for names of our technologies. */
export type SaidParts = ReadonlyMap<string, readonly Place[]>;

type Known = { readonly names: Names; readonly vocabulary: ReadonlyMap<string, string> };

/** The parts of questions about worth, work and choice that a message holds. */
export function readParts(index: CareersIndex, known: Known, message: string): SaidParts {
  const clean = cleanText(message);
  const typed = splitNames(clean).flatMap(splitHyphens);
  const isCorrected = typed.length <= mostCorrected && isEnglish(clean);
  const spelled = isCorrected ? typed.map((word) => spellName(index, known, word)) : typed;
  const technologies = placeTechnologies(known, clean, spelled);
  const named = new Set(technologies.flatMap(({ start, end }) => listBetween(start, end)));
  const words = typed.map((word, at) => (named.has(at) || !isCorrected ? word : correct(index, known, word)));
  const placed = [
    ...placeWordings(index, words),
    ...placeNumbers(words),
    ...technologies.map((place) => ['tech', place] as const),
  ];
  return new Map(
    [...Map.groupBy(placed, ([part]) => part)].map(([part, own]) => [part, own.map(([, place]) => place)]),
  );
}

function listBetween(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, at) => start + at);
}

/** "self-taught" is often written as two words; "c++" is one. */
function splitHyphens(word: string): string[] {
  return word.replaceAll("'", '').split('-').filter(Boolean);
}

/** Names of one technology. Letters and everyday words count only in the place of a name, as in "is C dead". */
function placeTechnologies({ names }: Known, clean: string, words: readonly string[]): Place[] {
  const plain = new Set(
    readMentions(names, clean).flatMap((one) => (one.kind === 'covered' ? one.technologies : [])),
  );
  return readNames(names, words).flatMap((name): Place[] => {
    const [slug, ...others] = name.kind === 'covered' ? name.technologies : [];
    const { start, end } = name;
    const isRisky = riskyNames.has(words.slice(start, end).join(' '));
    if (slug === undefined || others.length > 0 || (isRisky && !plain.has(slug) && !isMeant(words, name)))
      return [];
    return [{ start, end, slug }];
  });
}

/** Replaces a misspelled name of a technology. */
function spellName(index: CareersIndex, known: Known, word: string): string {
  if (word.length < shortest || isKnown(index, known, word)) return word;
  const name = findNearName(known.names, word);
  return name?.kind === 'covered' && !name.name.includes(' ') ? foldText(name.name) : word;
}

/** A letter is a language, unless it is short for "are" or "see". */
function isMeant(words: readonly string[], { start, end }: Place): boolean {
  return meant.has(words[start] ?? '') && !shortened.has(words[end] ?? '');
}

const meant = new Set(['c', 'r', 'express']);
const shortened = new Set('u you we they ya there'.split(' '));

function* placeWordings(
  { parts, maxWords }: CareersIndex,
  words: readonly string[],
): Generator<readonly [string, Place]> {
  for (let start = 0; start < words.length; start += 1) {
    for (let end = start + 1; end <= Math.min(words.length, start + maxWords); end += 1) {
      for (const part of parts.get(words.slice(start, end).join(' ')) ?? []) yield [part, { start, end }];
    }
  }
}

/** Replaces a misspelled word of the wordings. */
function correct(index: CareersIndex, known: Known, word: string): string {
  if (word.length < shortest || isKnown(index, known, word) || !/^[a-z]+$/.test(word)) return word;
  const most = word.length >= long ? 2 : 1;
  const near = listLike(index, word)
    .map((one) => [one, measureEdits(word, one, most)] as const)
    .filter(([one, edits]) => one.length >= shortest && edits <= most);
  return near.toSorted(([, one], [, other]) => one - other)[0]?.[0] ?? word;
}

function isKnown(index: CareersIndex, { names, vocabulary }: Known, word: string): boolean {
  return vocabulary.has(word) || names.bySpelling.has(word) || listLike(index, word).includes(word);
}

function listLike({ words }: CareersIndex, word: string): readonly string[] {
  return words.get(word.slice(0, 1)) ?? [];
}

/** Longer messages are not corrected. */
const mostCorrected = 25;
const [shortest, long] = [5, 9];
