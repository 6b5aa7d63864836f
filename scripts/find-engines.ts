import { existsSync, globSync } from 'node:fs';

import { findBrowser } from './find-browser.ts';
import { installDebian } from './install-debian.ts';

export type FoundEngine = {
  readonly name: string;
  /** Null if the browser is missing and cannot be installed. */
  readonly path: string | null;
  readonly hint: string;
};

const firefoxes = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`,
];
const webkitDriver = '/usr/bin/WebKitWebDriver';

/** On Debian as root, missing engines are installed. */
export function findEngines(): readonly FoundEngine[] {
  return [
    { name: 'Chromium', path: findBrowser(), hint: 'install Chrome or Chromium, or set CHROME_PATH' },
    { name: 'Firefox', path: findFirefox(), hint: 'install firefox-esr, or set FIREFOX_PATH' },
    { name: 'WebKit', path: findWebkit(), hint: 'install webkit2gtk-driver and xvfb' },
  ];
}

/** Distributions put it in a folder named after the library's version. */
export function findMiniBrowser(): string | null {
  return globSync('/usr/{lib,lib/*,libexec}/webkit*gtk-*/MiniBrowser').toSorted().at(-1) ?? null;
}

function findFirefox(): string | null {
  const chosen = process.env['FIREFOX_PATH'];
  if (chosen) return existsSync(chosen) ? chosen : null;
  if (!firefoxes.some((path) => existsSync(path))) installDebian('firefox-esr');
  return firefoxes.find((path) => existsSync(path)) ?? null;
}

function findWebkit(): string | null {
  if (!isWebkitHere()) installDebian('webkit2gtk-driver', 'xvfb');
  return isWebkitHere() ? webkitDriver : null;
}

function isWebkitHere(): boolean {
  return [webkitDriver, '/usr/bin/Xvfb', findMiniBrowser()].every(
    (path) => path !== null && existsSync(path),
  );
}
