import { browserItems } from '../browser/browser-storage.ts';
import type { Journal } from './state.ts';

const key = 'home-room';

/** Saves how many paragraphs the record adds to home, so that their space is reserved before the first paint. */
export function saveHomeSpace({ status, state }: Journal): void {
  const hasPlace = [...state.topics.values()].some(({ touched }) => touched !== '');
  const paragraphs = `${Number(hasPlace) + Number(state.plans.size > 0)}`;
  if (status !== 'ready' || browserItems.read(key) === paragraphs) return;
  browserItems.write(key, paragraphs);
  document.documentElement.style.setProperty(`--${key}`, paragraphs);
}
