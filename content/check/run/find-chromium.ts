import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

export function findChromium(): string | undefined {
  const chosen = process.env['CHROME_PATH'];
  if (chosen) return chosen;
  const named = [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ];
  return named.find((path) => existsSync(path));
}
