import { findPlace } from '#journal/fold/progress.ts';

import { browserItems } from '../browser/browser-storage.ts';
import type { Journal } from './state.ts';

const key = 'home-room';

/**
 * Saves how many paragraphs the record adds to home: where to continue, and the plans. What runs before the first paint
 * reserves their space, on the very next visit too.
 */
export function saveHomeSpace({ status, state }: Journal): void {
  const paragraphs = `${Number(findPlace(state) !== null) + Number(state.plans.size > 0)}`;
  // What could not be read may still be on the disk.
  if (status !== 'ready' || browserItems.read(key) === paragraphs) return;
  browserItems.write(key, paragraphs);
  document.documentElement.style.setProperty(`--${key}`, paragraphs);
}
