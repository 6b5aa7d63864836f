import { Moon, Sun } from 'lucide-react';

import { browserItems } from '../browser/browser-storage.ts';
import { createStore, useStore } from '../browser/create-store.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

type Theme = 'light' | 'dark';

/** Null while the page follows the system. */
const themeStore = createStore(typeof document === 'undefined' ? null : readChoice());

/** The style sheet shows one of the two icons. */
export function ThemeSwitch() {
  const hydrated = useHydrated();
  const choice = useStore(themeStore, null);
  const name = `Switch theme: it ${choice === null ? 'follows the system' : `is ${choice}`}`;
  return (
    <button
      type="button"
      className="icon-button theme-switch"
      disabled={!hydrated}
      onClick={switchTheme}
      aria-label={name}
      title={name}
    >
      <Moon aria-hidden className="when-light" />
      <Sun aria-hidden className="when-dark" />
    </button>
  );
}

/** A choice that is the system's own is removed. */
function switchTheme(): void {
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
