import type { Engine } from './engine.ts';
import { launchPuppeteer } from './puppeteer.ts';

export const chromium: Engine = {
  name: 'Chromium',
  launch: (executablePath) =>
    launchPuppeteer({
      browser: 'chrome',
      executablePath,
      // Chromium refuses its own sandbox to root, which is who runs the tests in a container.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    }),
};
