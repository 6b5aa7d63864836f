import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

import { installDebian } from './install-debian.ts';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`,
];

/** A Chromium from CHROME_PATH, installed, from Playwright or from Debian; null if none is available. */
export function findBrowser(): string | null {
  const chosen = process.env['CHROME_PATH'];
  if (chosen) return existsSync(chosen) ? chosen : null;
  const found = [...installed, chromium.executablePath()].find((path) => existsSync(path));
  if (found) return found;
  installDebian('chromium');
  return existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : null;
}
