import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { findBrowser } from './scripts/find-browser.ts';

const port = Number(process.env['JOURNEY_PORT'] ?? 43_117);
// Set once, in the first process to read this file; the workers inherit it.
process.env['JOURNEY_DATA'] ??= mkdtempSync(join(tmpdir(), 'waymark-journeys-'));

/**
 * Chromium's address bar draws itself as two pages in every new window, which takes longer than most of ours. Chromium
 * reads the last such list alone, so those of Playwright's that pages can notice stand here again.
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
  // A busy machine is slow, and not wrong.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Chromium refuses its own sandbox to root, which is who runs the tests in a container.
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
