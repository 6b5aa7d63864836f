import assert from 'node:assert/strict';
import { test } from 'node:test';

import { runRehearsal } from './run-rehearsal.ts';

test('two processes and a database that are killed in turn lose nothing that was acknowledged', async (context) => {
  const tell = (said: string) => context.diagnostic(said);
  const outcome = await runRehearsal({
    processes: 2,
    writers: 4,
    kills: 3,
    restarts: 1,
    upgrades: 0,
    browsers: false,
    tell,
  });
  const { lost, foreign, missingAssets, unexpected, acknowledged, requests, failed, proxy } = outcome;
  assert.deepEqual(
    { lost, foreign, missingAssets, unexpected },
    { lost: [], foreign: [], missingAssets: [], unexpected: [] },
  );
  assert.ok(acknowledged > 20, `only ${acknowledged} events were acknowledged`);
  context.diagnostic(`${proxy}: ${requests} requests, ${failed} failed, ${acknowledged} events`);
});
