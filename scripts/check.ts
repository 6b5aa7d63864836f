import { runAll } from './run.ts';

await runAll([
  ['oxfmt', '--check'],
  ['oxlint', '--type-aware', '--deny-warnings'],
  ['tsc'],
  ['knip'],
  ['node', 'content/check.ts'],
  ['node', 'scripts/build.ts'],
  ['node', 'scripts/test.ts'],
]);
