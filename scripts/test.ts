import { availableParallelism } from 'node:os';

import { findBrowser } from './find-browser.ts';
import { root, run } from './run.ts';
import { isBuildStale } from './stale.ts';

/** `npm test`: every test there is, browser tests included; a name after `--` runs only the files that hold it. */
process.chdir(root);
const browser = findBrowser();
if (!browser) {
  console.error(
    'No Chromium was found: install Chrome or Chromium, or set CHROME_PATH to one, and run npm test again.',
  );
  process.exit(1);
}
const steps: [string, ...string[]][] = [
  [
    'node',
    '--test',
    // Node leaves one core out, which on two is one file after the other.
    `--test-concurrency=${availableParallelism()}`,
    '{content,contract,planner,journal,finding,letters,server,app,scripts,tests}/**/*.test.{ts,tsx}',
  ],
  ['playwright', 'test'],
];
if (await isBuildStale()) steps.unshift(['node', 'scripts/build.ts']);
for (const [command, ...args] of steps) {
  const code = await run(command, args, { CHROME_PATH: browser });
  if (code !== 0) process.exit(code);
}
