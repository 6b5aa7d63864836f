import type { Engine } from './engine.ts';
import { launchPuppeteer } from './puppeteer.ts';

export const chromium: Engine = {
  name: 'Chromium',
  launch: (executablePath) =>
    launchPuppeteer({
      browser: 'chrome',
      executablePath,
      args: [
        // As in a learner's Chromium, a frame apart has a process of its own; Puppeteer turns that off.
        '--site-per-process',
        '--enable-features=IsolateSandboxedIframes',
        // Chromium refuses its own sandbox to root, which is who runs the tests in a container.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    }),
};
