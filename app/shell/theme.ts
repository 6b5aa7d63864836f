import { browserItems } from '../browser/browser-storage.ts';

/** The theme a learner chose; absent while the page follows the system. */
export type Theme = 'light' | 'dark';
export const themeKey = 'theme';

const changed = new EventTarget();

/** What was chosen; null while the page follows the system. */
export function readChoice(): Theme | null {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : null;
}

/** Calls back when another theme is chosen here; returns how to end that. */
export function onThemeChange(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}

/** Shows the other theme and keeps the choice, or forgets it where it is the system's own. */
export function switchTheme(): void {
  const system: Theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const next: Theme = (readChoice() ?? system) === 'dark' ? 'light' : 'dark';
  if (next === system) {
    delete document.documentElement.dataset['theme'];
    browserItems.remove(themeKey);
  } else {
    document.documentElement.dataset['theme'] = next;
    browserItems.write(themeKey, next);
  }
  changed.dispatchEvent(new Event('change'));
}
