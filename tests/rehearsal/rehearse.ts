import { parseArgs } from 'node:util';

import { runRehearsal } from './run-rehearsal.ts';

/** `npm run rehearse [-- --kills 30 --restarts 5 --upgrades 1 --processes 3 --writers 8]`: all on this machine, at loopback addresses. */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '30' },
    restarts: { type: 'string', default: '5' },
    upgrades: { type: 'string', default: '1' },
    writers: { type: 'string', default: '8' },
    processes: { type: 'string', default: '3' },
  },
});
const outcome = await runRehearsal({
  processes: Number(values.processes),
  writers: Number(values.writers),
  kills: Number(values.kills),
  restarts: Number(values.restarts),
  upgrades: Number(values.upgrades),
  browsers: true,
  tell: (said) => console.info(said),
});
const {
  requests,
  failed,
  unavailable,
  pages,
  cut,
  acknowledged,
  lost,
  foreign,
  missingAssets,
  unexpected,
  seen,
} = outcome;
const share = ((100 * failed) / requests).toFixed(3);
console.info(`
behind ${outcome.proxy}: ${requests} requests, ${pages} pages, ${cut} writes on their way when a process was killed
acknowledged events     ${acknowledged}
lost of them            ${lost.length}
events nobody sent      ${foreign.length}
failed at the proxy     ${failed} (${share} %)
asked to try again      ${unavailable}, while the database was away
missing assets          ${missingAssets.length} ${[...new Set(missingAssets)].join(', ')}
unexpected answers      ${unexpected.length} ${[...new Set(unexpected)].join(', ')}
in a browser            ${seen ? `${seen.visits} visits, ${seen.marked} topics marked` : 'nobody: it needs nginx and a Chromium'}
trouble seen there      ${seen?.faults.length ?? 'not looked for'}
${[...new Set(seen?.faults)].map((fault) => `  ${fault}\n`).join('')}`);
const isFine =
  lost.length + foreign.length + missingAssets.length + unexpected.length + (seen?.faults.length ?? 0) ===
    0 && failed / requests < 0.001;
if (!isFine) process.exitCode = 1;
