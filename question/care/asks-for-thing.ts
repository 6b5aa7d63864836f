import { madeThings } from '#lexicon/care/made-things.ts';

import { foldMessage } from './fold-message.ts';

const [spaced, glued] = [madeThings.spaced, madeThings.glued].map((lines) =>
  lines
    .flatMap((line) => line.split(' '))
    .map(writeSource)
    .join('|'),
);
const things = new RegExp(`(?<!\\p{L})(?:${spaced})(?!\\p{L})|(?<![a-z])git(?![a-z])|${glued}`, 'u');

/** Whether a folded message names a thing that one can program, as wishes do. */
export function asksForThing(folded: string): boolean {
  return things.test(folded);
}

function writeSource(word: string): string {
  return word
    .replace(/[^*+]+/g, foldMessage)
    .replaceAll('*', '\\p{L}*')
    .replaceAll('+', ' ');
}
