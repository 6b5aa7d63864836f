import { landOn } from '../../../browser/land-on.ts';
import { readingStore } from './reading-store.ts';

/** Leads to a topic as a link to it does, without another entry in the browser's history. */
export function goToTopic(slug: string): void {
  history.replaceState(history.state, '', `#${slug}`);
  readingStore.set(slug);
  landOn(slug);
  document.querySelector<HTMLElement>(`[id="${slug}"] h3 a`)?.focus({ preventScroll: true });
}
