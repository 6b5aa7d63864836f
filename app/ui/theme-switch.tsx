import { Moon, Sun } from 'lucide-react';

import { switchTheme } from './theme.ts';
import { useHydrated } from './use-hydrated.ts';

/** Changes between the light and the dark theme; which of the two icons shows is left to the style sheet. */
export function ThemeSwitch() {
  const hydrated = useHydrated();
  return (
    <button
      type="button"
      className="icon-button theme-switch"
      disabled={!hydrated}
      onClick={switchTheme}
      aria-label="Switch theme"
    >
      <Moon aria-hidden className="when-light" />
      <Sun aria-hidden className="when-dark" />
    </button>
  );
}
