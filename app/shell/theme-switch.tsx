import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';

import { onThemeChange, readChoice, switchTheme } from './theme.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

/** Changes between the light and the dark theme, and says which was chosen; which of the two icons shows is left to the style sheet. */
export function ThemeSwitch() {
  const hydrated = useHydrated();
  const choice = useSyncExternalStore(onThemeChange, readChoice, () => null);
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
