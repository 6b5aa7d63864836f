import { run } from './run.ts';
import { isBuildStale } from './is-build-stale.ts';

if (await isBuildStale()) {
  const code = await run('node', ['scripts/build.ts']);
  if (code !== 0) process.exit(code);
}
await import('#server/main.ts');
