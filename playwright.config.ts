import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { findBrowser } from './scripts/find-browser.ts';

const port = Number(process.env['JOURNEY_PORT'] ?? 43_117);
// Set by the first process that reads this file; the workers inherit it.
process.env['JOURNEY_DATA'] ??= mkdtempSync(join(tmpdir(), 'waymark-journeys-'));

/**
 * Chromium draws its address bar as two pages in every new window, which takes longer than most of ours. Chromium uses
 * only the last such list, so the features that Playwright turns off are repeated here.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Generous, since a busy machine is slow.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Chromium's sandbox does not work as root, as in a container.
    launchOptions: {
      executablePath: findBrowser() ?? '',
      args: [
        `--disable-features=${withoutFeatures.join(',')}`,
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  webServer: {
    command: 'node server/main.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    env: {
      PORT: `${port}`,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: process.env['JOURNEY_DATA'],
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
    },
  },
});
