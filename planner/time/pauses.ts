import type { Pause } from '../types/plan-request.ts';

export function isPausedOn(pauses: readonly Pause[], day: number): boolean {
  return pauses.some(({ from, to }) => from <= day && day <= to);
}

/** In their order, and those that overlap or follow one another as one. It ends with the later end. */
export function joinPauses(pauses: readonly Pause[]): Pause[] {
  const joined: Pause[] = [];
  for (const pause of pauses.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (!last || pause.from > last.to + 1) joined.push(pause);
    else joined[joined.length - 1] = join(last, pause);
  }
  return joined;
}

function join(one: Pause, other: Pause): Pause {
  const isOpen = one.open ?? other.open;
  return { from: one.from, to: Math.max(one.to, other.to), ...(isOpen && { open: true }) };
}
