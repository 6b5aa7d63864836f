import { run } from './run.ts';
import { isBuildStale } from './is-build-stale.ts';

/** `npm start`: builds when there is no build or it is older than its sources, then serves. */
if (await isBuildStale()) {
  const code = await run('node', ['scripts/build.ts']);
  if (code !== 0) process.exit(code);
}
await import('#server/main.ts');
