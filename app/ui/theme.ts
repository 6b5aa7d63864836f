import { browserItems } from './browser-storage.ts';

/** The theme a learner chose; absent while the page follows the system. */
export type Theme = 'light' | 'dark';
export const themeKey = 'theme';

export function readTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Shows the other theme and keeps the choice, or forgets it where it is the system's own. */
export function switchTheme(): void {
  const next: Theme = readTheme() === 'dark' ? 'light' : 'dark';
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  if (next === system) {
    delete document.documentElement.dataset['theme'];
    browserItems.drop(themeKey);
  } else {
    document.documentElement.dataset['theme'] = next;
    browserItems.keep(themeKey, next);
  }
}
