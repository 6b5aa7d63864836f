import { readdirSync } from 'node:fs';

import { runAll } from '../scripts/run.ts';

/** `npm run bench [-- name …]` measures all figures, or the named ones. */
const support = new Set(['run', 'try-model']);
const figures = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => !support.has(name));
const asked = process.argv.slice(2);
await runAll((asked.length > 0 ? asked : figures).map((name) => ['node', `bench/${name}.ts`]));
