import assert from 'node:assert/strict';
import { mock, test } from 'node:test';

import { openBothDatabases } from '../../tests/databases/both.ts';
import { runInOwnProcess } from '../../tests/databases/run-in-own-process.ts';
import { countAttempt, forgetAttempts } from './attempts.ts';

const rate = { times: 3, within: 60_000 };

for (const { kind, database, dataDir, databaseUrl } of await openBothDatabases()) {
  const count = (subject: string, action = 'login') => countAttempt(database, rate, [action, subject]);

  test(`countAttempt(database, rate, subject) on ${kind} allows the rate and then says how long to wait`, async () => {
    assert.deepEqual([await count('ada'), await count('ada'), await count('ada')], [0, 0, 0]);
    const wait = await count('ada');
    assert.ok(wait > 55_000 && wait <= 60_000);
    assert.equal(await count('bob'), 0);
    assert.equal(await count('ada', 'signup'), 0);
  });

  test(`countAttempt(database, rate, subject) on ${kind} starts again when the time is over`, async () => {
    mock.timers.enable({ apis: ['Date'], now: Date.now() });
    for (let tried = 0; tried < 4; tried += 1) await count('eve');
    mock.timers.tick(rate.within - 1);
    assert.equal(await count('eve'), 1);
    mock.timers.tick(1);
    assert.deepEqual([await count('eve'), await count('eve'), await count('eve')], [0, 0, 0]);
    assert.equal(await count('eve'), rate.within);
    mock.timers.reset();
  });

  test(`countAttempt(database, rate, subject) on ${kind} starts again when the clock was set back`, async () => {
    mock.timers.enable({ apis: ['Date'], now: Date.now() + 86_400_000 });
    for (let tried = 0; tried < 4; tried += 1) await count('back');
    mock.timers.reset();
    assert.equal(await count('back'), 0);
  });

  test(`forgetAttempts(database, subject) on ${kind} starts again at once`, async () => {
    for (let tried = 0; tried < 4; tried += 1) await count('kim');
    await forgetAttempts(database, ['login', 'kim']);
    assert.equal(await count('kim'), 0);
  });

  test(`countAttempt(database, rate, subject) on ${kind} allows the same total from three processes`, async () => {
    const code = `
      import { openDatabase } from '#server/database/open-database.ts';
      import { countAttempt } from '#server/database/attempts.ts';
      const database = await openDatabase(${JSON.stringify({ dataDir, databaseUrl })});
      let allowed = 0;
      for (let tried = 0; tried < 50; tried += 1) {
        const wait = await countAttempt(database, { times: 100, within: 600_000 }, ['ask', 'all']);
        if (wait === 0) allowed += 1;
      }
      await database.destroy();
      process.exitCode = allowed;`;
    const allowed = await Promise.all([runInOwnProcess(code), runInOwnProcess(code), runInOwnProcess(code)]);
    assert.equal(
      allowed.reduce((sum: number, one) => sum + Number(one), 0),
      100,
    );
  });

  test(`the attempts on ${kind} are stored without names`, async () => {
    await count('ada@example.com');
    const rows = await database.selectFrom('counters').selectAll().execute();
    assert.ok(!JSON.stringify(rows).includes('ada'));
  });
}
