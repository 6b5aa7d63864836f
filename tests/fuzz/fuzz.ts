import { fork } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { z } from 'zod';

import { targets } from './targets.ts';

/**
 * npm run fuzz -- --cases 500000 --seed 7 --only sql
 * Tries generated input on everything that reads some. A fault is shown with the seed and path that bring it back.
 */
const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
  },
});
const seed = values.seed === '' ? Date.now() % 1e9 : Number(values.seed);
const outcome = z.object({
  fault: z.string().nullable(),
  slowest: z.object({ spent: z.number(), text: z.string() }),
});
/** A case that takes longer, on a busy machine too, never ends. */
const patience = 300_000;
const folder = await mkdtemp(join(tmpdir(), 'waymark-fuzz-'));
let faults = 0;
for (const [name, { share }] of Object.entries(targets)) {
  if (values.only !== '' && !values.only.split(',').includes(name)) continue;
  const cases = Math.ceil((Number(values.cases) * share) / 100);
  const start = performance.now();
  const { fault, slowest } = await tryTarget(name, cases);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.info(
    `${name.padEnd(14)} ${cases} cases in ${seconds} s, slowest ${slowest.spent.toFixed(0)} ms${fault === null ? '' : ': FAULT'}`,
  );
  if (slowest.spent > 500) console.info(`  ${slowest.text.slice(0, 300)}`);
  if (fault !== null) console.error(fault);
  if (fault !== null) faults += 1;
}
await rm(folder, { recursive: true });
console.info(faults === 0 ? `No fault, with seed ${seed}` : `${faults} faults, with seed ${seed}`);
process.exitCode = faults === 0 ? 0 : 1;

async function tryTarget(name: string, cases: number): Promise<z.infer<typeof outcome>> {
  const caseFile = join(folder, name);
  const child = fork(
    join(import.meta.dirname, 'run-target.ts'),
    [name, String(cases), String(seed), caseFile],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  let sent: unknown = null;
  child.on('message', (message) => (sent = message));
  const watch = setInterval(() => {
    const written = statSync(caseFile, { throwIfNoEntry: false });
    if (written && Date.now() - written.mtimeMs > patience) child.kill('SIGKILL');
  }, 1000);
  const [code] = await once(child, 'exit');
  clearInterval(watch);
  if (sent !== null) return outcome.parse(sent);
  const last = await readFile(caseFile, 'utf8').catch(() => '');
  return {
    fault: `It ended with ${String(code)} at ${last.slice(0, 4000)}`,
    slowest: { spent: Number.NaN, text: last },
  };
}
