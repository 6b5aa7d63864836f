import { findPlace } from '#journal/fold/progress.ts';

import { browserItems } from '../browser/browser-storage.ts';
import type { Journal } from './state.ts';

const key = 'home-room';

/**
 * Remembers how many paragraphs the record adds to home: where to go on, and the plans. What runs before the first paint
 * keeps them free, on the very next visit too.
 */
export function keepHomeRoom({ kind, state }: Journal): void {
  const paragraphs = `${Number(findPlace(state) !== null) + Number(state.plans.size > 0)}`;
  // What could not be read may still be there.
  if (kind !== 'kept' || browserItems.read(key) === paragraphs) return;
  browserItems.keep(key, paragraphs);
  document.documentElement.style.setProperty(`--${key}`, paragraphs);
}
