import { targets } from './targets.ts';

/** Tries one target in a process of its own, and sends its outcome to the parent. */
const [name = '', cases, seed, caseFile = ''] = process.argv.slice(2);
const trial = await targets[name]?.open();
if (!trial) throw new Error(`There is no target ${name}.`);
const outcome = await trial.check({ numRuns: Number(cases), seed: Number(seed) }, caseFile);
await trial.close();
process.send?.(outcome);
