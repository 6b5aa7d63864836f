import { join } from 'node:path';

import { findBrowser } from './find-browser.ts';
import { rooms } from './rooms.ts';
import { root, run, runBuffered } from './run.ts';
import { runEngines } from './run-engines.ts';
import { isBuildStale } from './is-build-stale.ts';

process.chdir(root);
const browser = findBrowser();
if (!browser) {
  console.error(
    'No Chromium was found: install Chrome or Chromium, or set CHROME_PATH to one, and run npm test again.',
  );
  process.exit(1);
}
/** The many servers that the tests start share a compile cache. */
const env = { CHROME_PATH: browser, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') };
if (await isBuildStale()) {
  const code = await run('node', ['scripts/build.ts'], env);
  if (code !== 0) process.exit(code);
}
/** Unit tests take longer to load than to run, so they share one process. */
const units = `{${rooms.join(',')}}/**/*.test.{ts,tsx}`;
const others = '{scripts,tests}/**/*.test.ts';
/** Side by side on two cores, browsers would wait for each other longer than a test does. */
const codes = [
  ...(await Promise.all([
    runBuffered('node', ['--test', '--test-isolation=none', units], env),
    runBuffered('node', ['--test', '--test-concurrency=1', others], env),
  ])),
  await run('playwright', ['test'], env),
  await runEngines(env),
];
process.exitCode = Math.max(...codes);
