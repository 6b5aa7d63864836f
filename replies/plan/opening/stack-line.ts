import type { Library } from '../../library.ts';
import { escapeMarks } from '../../marks.ts';
import type { Stack } from './stack.ts';
import { nameOf } from '../../words.ts';
import { count } from '#wording/counts.ts';
import { joinWords } from '#wording/lists.ts';

/** Which technologies make a stack, and which of them the days cannot hold. */
export function sayStack(library: Library, stack: Stack | null, days: number): string[] {
  if (!stack) return [];
  const list = (slugs: readonly string[]) =>
    joinWords(slugs.map((slug) => `[${escapeMarks(nameOf(library, slug))}](/language/${slug})`));
  const whole = `A full stack is pages, a server and a database. Learn it in this order: ${list([...stack.taught, ...stack.later])}.`;
  const time = count(days, 'day');
  return stack.later.length === 0
    ? [`${whole} Your ${time} make a beginning in each.`]
    : [
        `${whole} Your ${time} hold ${list(stack.taught)}. Ask me for the next plan when you get to ${list(stack.later.slice(0, 1))}.`,
      ];
}
