import assert from 'node:assert/strict';
import { test } from 'node:test';

import { HTTPException } from 'hono/http-exception';
import { sql } from 'kysely';
import { pino } from 'pino';

import { makeBothPlaces } from '../../tests/databases/both.ts';
import { openDatabase } from '../database/open-database.ts';
import { answerError } from './answer-error.ts';
import { makeRoutes } from './routes.ts';

test('answerError(log, call, error) answers 503 when PostgreSQL cancels a statement', async (t) => {
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

const wentWrong = 'Something went wrong on our side. Please try again.';
const errors: [Error, number, string][] = [
  [new Error('secret place'), 500, wentWrong],
  [new HTTPException(415), 415, 'The body must be sent as application/json.'],
  [new HTTPException(400, { message: 'Malformed JSON' }), 400, 'The request is malformed.'],
  [new HTTPException(500, { message: 'secret place' }), 500, wentWrong],
  [
    Object.assign(new Error('x'), { code: 'ECONNREFUSED' }),
    503,
    'The server is busy. Please try again in 5 seconds.',
  ],
  [Object.assign(new Error('x'), { errcode: 13 }), 503, 'The server is busy. Please try again in 5 seconds.'],
];

for (const [error, status, message] of errors) {
  test(`answerError(log, call, error) answers ${status} to ${error.name} "${error.message}"`, async () => {
    const lines: string[] = [];
    const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
    const app = makeRoutes();
    app.get('/', () => {
      throw error;
    });
    app.onError((thrown, call) => answerError(log, call, thrown));
    const answer = await app.request('/');
    assert.deepEqual([answer.status, await answer.json()], [status, { success: false, message }]);
    assert.equal(lines.length, status >= 500 ? 1 : 0);
  });
}
