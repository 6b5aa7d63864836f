import { arabic } from '#lexicon/care/patterns/arabic.ts';
import { dutch } from '#lexicon/care/patterns/dutch.ts';
import { english } from '#lexicon/care/patterns/english.ts';
import { french } from '#lexicon/care/patterns/french.ts';
import { german } from '#lexicon/care/patterns/german.ts';
import { glued } from '#lexicon/care/patterns/glued.ts';
import { hebrew } from '#lexicon/care/patterns/hebrew.ts';
import { hindi } from '#lexicon/care/patterns/hindi.ts';
import { indonesian } from '#lexicon/care/patterns/indonesian.ts';
import { italian } from '#lexicon/care/patterns/italian.ts';
import { polish } from '#lexicon/care/patterns/polish.ts';
import { portuguese } from '#lexicon/care/patterns/portuguese.ts';
import { russian } from '#lexicon/care/patterns/russian.ts';
import { spanish } from '#lexicon/care/patterns/spanish.ts';
import { turkish } from '#lexicon/care/patterns/turkish.ts';
import { ukrainian } from '#lexicon/care/patterns/ukrainian.ts';
import { vietnamese } from '#lexicon/care/patterns/vietnamese.ts';
import type { Trouble } from '#lexicon/care/trouble.ts';

import { joinGlued, splitFolded } from './fold-message.ts';
import { findPatterns, indexPatterns } from './match-patterns.ts';
import { readPatterns } from './pattern.ts';

const western = [english, spanish, french, german, portuguese, italian, dutch, polish, turkish];
const eastern = [russian, ukrainian, arabic, hebrew, hindi, indonesian, vietnamese];
export const patternTexts: readonly string[] = [...western, ...eastern];
const spaced = patternTexts.flatMap(readPatterns);
const index = indexPatterns(spaced);
const numbers = new Map(spaced.map((pattern, number) => [pattern, number]));
const expressions = glued.map(([trouble, source]) => ({ trouble, expression: new RegExp(source, 'u') }));

/** A phrase of the lexicon that is in a message. Its number is its place among all of them. */
export type FoundPhrase = { readonly number: number; readonly trouble: Trouble; readonly jest: boolean };

export function findPhrases(folded: string): FoundPhrase[] {
  const words = [...findPatterns(index, splitFolded(folded))].map((pattern) => ({
    number: numbers.get(pattern) ?? 0,
    trouble: pattern.trouble,
    jest: pattern.jest,
  }));
  const joined = joinGlued(folded);
  const runs = expressions.flatMap(({ trouble, expression }, at) =>
    expression.test(joined) ? [{ number: spaced.length + at, trouble, jest: false }] : [],
  );
  return [...words, ...runs];
}
