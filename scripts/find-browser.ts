import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

import { installDebian } from './install-debian.ts';

/** The same engine without a window around it, which takes a third less work for each page. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const installed = [
  headlessShell,
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

/** A Chromium; null if none is available. Where CI is true, the headless shell comes first, even if it must be installed. */
export function findBrowser(): string | null {
  const chosen = process.env['CHROME_PATH'];
  if (chosen) return existsSync(chosen) ? chosen : null;
  const found = findInstalled();
  if (found === headlessShell || (found && process.env['CI'] !== 'true')) return found;
  installDebian('chromium-headless-shell');
  return findInstalled();
}

function findInstalled(): string | null {
  return [...installed, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}
