import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import { targets } from './targets.ts';

/** `npm run fuzz` tries all targets at length, each time with other cases. Here, those that nothing else tries have a few. */
for (const name of ['calendars', 'json', 'sql', 'mongo', 'git'])
  test(`generated input for ${name} ends well`, async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'waymark-fuzz-'));
    t.after(() => rm(folder, { recursive: true }));
    const trial = await targets[name]?.open();
    const outcome = await trial?.check({ numRuns: 40, seed: 1 }, join(folder, name));
    assert.equal(outcome?.fault, null);
  });
