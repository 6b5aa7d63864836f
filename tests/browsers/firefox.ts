import type { Engine } from './engine.ts';
import { launchPuppeteer } from './puppeteer.ts';

export const firefox: Engine = {
  name: 'Firefox',
  launch: (executablePath) => launchPuppeteer({ browser: 'firefox', executablePath }),
};
