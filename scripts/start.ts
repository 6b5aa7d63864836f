import { run } from './run.ts';
import { isBuildStale } from './is-build-stale.ts';

/** `npm start` builds if the build is missing or outdated, then serves. */
if (await isBuildStale()) {
  const code = await run('node', ['scripts/build.ts']);
  if (code !== 0) process.exit(code);
}
await import('#server/main.ts');
