import { browserItems } from '../browser/browser-storage.ts';
import { createStore } from '../browser/create-store.ts';

export type Theme = 'light' | 'dark';

/** Null while the page follows the system. */
export const themeStore = createStore(typeof document === 'undefined' ? null : readChoice());

/** A choice that is the system's own is removed. */
export function switchTheme(): void {
  const system: Theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const next: Theme = (readChoice() ?? system) === 'dark' ? 'light' : 'dark';
  if (next === system) {
    delete document.documentElement.dataset['theme'];
    browserItems.remove('theme');
  } else {
    document.documentElement.dataset['theme'] = next;
    browserItems.write('theme', next);
  }
  themeStore.set(readChoice());
}

function readChoice(): Theme | null {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : null;
}
