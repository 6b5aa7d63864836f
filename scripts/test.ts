import { findBrowser } from './find-browser.ts';
import { root, run, runApart } from './run.ts';
import { isBuildStale } from './stale.ts';

/**
 * `npm test`: every test there is, browser tests included. The journeys wait for the browser a third of the time, and the
 * other tests run meanwhile.
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
/** These start no process of their own, and take longer to be loaded than to run: they share one. */
const rooms = '{content,contract,planner,journal,finding,letters,server,app}/**/*.test.{ts,tsx}';
const codes = await Promise.all([run('playwright', ['test'], env), runOthers()]);
process.exitCode = Math.max(...codes);

async function runOthers(): Promise<number> {
  const inside = await runApart('node', ['--test', '--test-isolation=none', rooms], env);
  const around = await runApart(
    'node',
    ['--test', '--test-concurrency=1', '{scripts,tests}/**/*.test.ts'],
    env,
  );
  return Math.max(inside, around);
}
