import { Moon, Sun } from 'lucide-react';

import { useStore } from '../browser/create-store.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { switchTheme, themeStore } from './theme.ts';

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
