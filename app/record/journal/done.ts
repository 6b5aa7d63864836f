import type { JournalState } from '#journal/state.ts';

/** How many topics of a technology are done. */
export function countDone({ topics }: JournalState, technology: string): number {
  return [...topics].filter(([key, { status }]) => status === 'done' && key.startsWith(`${technology}/`))
    .length;
}
