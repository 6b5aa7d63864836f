import type { JournalState } from '#journal/fold/state.ts';

import { browserItems } from '../browser/browser-storage.ts';
import type { Journal } from './state.ts';

const key = 'home-room';

/** Saves whether there is a record, so that pages greet its learner from their first paint on. */
export function saveHomeSpace({ status, state }: Journal): void {
  if (status === 'loading') return;
  const isKnown = hasWork(state);
  document.documentElement.toggleAttribute('data-returning', isKnown);
  const value = isKnown ? '1' : '0';
  if (status === 'ready' && browserItems.read(key) !== value) browserItems.write(key, value);
}

/** Whether Home has something to show of it. */
export function hasWork({ topics, plans }: JournalState): boolean {
  return plans.size > 0 || [...topics.values()].some(({ touched }) => touched !== '');
}
