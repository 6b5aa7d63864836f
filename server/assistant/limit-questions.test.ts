import assert from 'node:assert/strict';
import { test } from 'node:test';

import { limits } from '../limits.ts';

import { openBothApps } from '../../tests/databases/apps.ts';

const form = { name: 'Mina', age: 20, level: 'option2', days: 3, language: 'Python', problem: 'plan please' };

for (const { kind, send, database, services } of await openBothApps()) {
  const ask = (address: string) => send('POST', '/ai/ans', { body: form, address });

  test(`POST /ai/ans on ${kind} answers at the usual rate while the database is unavailable`, async () => {
    await services.background.settled();
    await database.destroy();
    const { times } = limits.rates.askByAddress;
    for (let asked = 0; asked < times; asked += 1) assert.equal((await ask('192.0.2.1')).status, 200);
    const limited = await ask('192.0.2.1');
    assert.equal(limited.status, 429);
    assert.ok(Number(limited.headers.get('retry-after')) > 0);
    assert.equal((await ask('192.0.2.2')).status, 200);
  });
}
