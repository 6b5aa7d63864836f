import { madeThings } from '#lexicon/care/made-things.ts';

const [spaced, glued] = [madeThings.spaced, madeThings.glued].map((lines) =>
  lines
    .flatMap((line) => line.split(' '))
    .map((word) => word.replaceAll('*', '\\p{L}*').replaceAll('+', ' '))
    .join('|'),
);
const things = new RegExp(`(?<!\\p{L})(?:${spaced})(?!\\p{L})|${glued}`, 'u');

/** Whether a folded message names a thing that one can program, as wishes do. */
export function asksForThing(folded: string): boolean {
  return things.test(folded);
}
