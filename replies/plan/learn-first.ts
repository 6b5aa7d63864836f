import { plural } from '#wording/counts.ts';

/** What to do with topics that the plan takes as known. */
export function sayLearnFirst(topics: number): string {
  return `If ${plural(topics, 'it', 'one of these')} is new to you, learn it first.`;
}
