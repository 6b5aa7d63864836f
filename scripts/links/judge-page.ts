import type { Visit } from './visits.ts';

/** `worked` is a date; `moved` is where the page redirects to, and `why` says what is wrong. */
export type Judgment =
  | { readonly state: 'works'; readonly worked: string; readonly moved: string }
  | { readonly state: 'unknown' | 'dead'; readonly why: string };

const minDaysMissing = 2;

/** By its visits, oldest first. It is dead only if it was missing on two days since it last worked. */
export function judgePage(visits: readonly Visit[]): Judgment | null {
  const last = visits.at(-1);
  if (!last) return null;
  if (last.found === 'works') return { state: 'works', worked: dayOf(last), moved: last.moved ?? '' };
  const since = visits.slice(visits.findLastIndex(({ found }) => found === 'works') + 1);
  const missing = since.filter(({ found }) => found === 'missing');
  const isDead = new Set(missing.map(dayOf)).size >= minDaysMissing;
  return { state: isDead ? 'dead' : 'unknown', why: last.why };
}

function dayOf({ at }: Visit): string {
  return at.slice(0, 10);
}
