import { findBrowser } from './find-browser.ts';
import { root, run, runApart } from './run.ts';
import { isBuildStale } from './stale.ts';

/**
 * `npm test`: every test there is, browser tests included. The journeys wait for the browser a third of the time, and the
 * other tests run meanwhile, file after file.
 */
process.chdir(root);
const browser = findBrowser();
if (!browser) {
  console.error(
    'No Chromium was found: install Chrome or Chromium, or set CHROME_PATH to one, and run npm test again.',
  );
  process.exit(1);
}
const env = { CHROME_PATH: browser };
if (await isBuildStale()) {
  const code = await run('node', ['scripts/build.ts'], env);
  if (code !== 0) process.exit(code);
}
const tests =
  '{content,contract,planner,journal,finding,letters,server,app,scripts,tests}/**/*.test.{ts,tsx}';
const codes = await Promise.all([
  run('playwright', ['test'], env),
  runApart('node', ['--test', '--test-concurrency=1', tests], env),
]);
process.exitCode = Math.max(...codes);
