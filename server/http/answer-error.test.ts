import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';
import { pino } from 'pino';

import { makeBothPlaces } from '../../tests/databases/both.ts';
import { openDatabase } from '../database/open-database.ts';
import { answerError } from './answer-error.ts';
import { makeRoutes } from './routes.ts';

test('answerError(log, call, error) asks to come again where PostgreSQL gave up a statement', async (t) => {
  const place = (await makeBothPlaces()).find(({ databaseUrl }) => databaseUrl !== undefined);
  assert.ok(place);
  const database = await openDatabase(place);
  t.after(() => database.destroy());
  const app = makeRoutes();
  app.get('/slow', async (call) => {
    await database.connection().execute(async (connection) => {
      await sql`set statement_timeout = 20`.execute(connection);
      await sql`select pg_sleep(60)`.execute(connection);
    });
    return call.body(null);
  });
  app.onError((error, call) => answerError(pino({ level: 'silent' }), call, error));
  const answer = await app.request('/slow');
  assert.equal(answer.status, 503);
  assert.ok(Number(answer.headers.get('retry-after')) > 0);
});
