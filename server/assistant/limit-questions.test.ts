import assert from 'node:assert/strict';
import { test } from 'node:test';

import { pino } from 'pino';

import { limits } from '../limits.ts';

import { openBothApps } from '../../tests/databases/apps.ts';
import { makeApp } from '../app.ts';

const form = { name: 'Mina', age: 20, level: 'option2', days: 3, language: 'Python', problem: 'plan please' };

for (const { kind, database, services } of await openBothApps()) {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const app = makeApp({ ...services, log });
  const ask = (address: string) =>
    app.request(
      '/ai/ans',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(form) },
      { socketAddress: address },
    );

  test(`POST /ai/ans on ${kind} answers at the usual rate while the database is unavailable`, async () => {
    await services.background.settled();
    await database.destroy();
    const { times } = limits.rates.askByAddress;
    for (let asked = 0; asked < times; asked += 1) assert.equal((await ask('192.0.2.1')).status, 200);
    const limited = await ask('192.0.2.1');
    assert.equal(limited.status, 429);
    assert.ok(Number(limited.headers.get('retry-after')) > 0);
    assert.equal((await ask('192.0.2.2')).status, 200);
    // It does not ask the database again for each question.
    assert.ok(lines.length >= 1 && lines.length <= 3, `${lines.length} warnings`);
  });
}
