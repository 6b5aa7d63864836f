import { runAll } from './run.ts';

/** `npm run check`: everything that must pass before a change lands. */
await runAll([
  ['oxfmt', '--check'],
  ['oxlint', '--type-aware', '--deny-warnings'],
  ['tsc'],
  ['knip'],
  ['node', 'content/check.ts'],
  ['node', 'scripts/build.ts'],
  ['node', 'scripts/test.ts'],
]);
