import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import { sql } from 'kysely';

import { makeApp } from '#server/app.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { limits } from '#server/limits.ts';

import { openBothApps } from '../databases/apps.ts';
import { askApp, keepLog, openScenes, streamReply } from './open-scenes.ts';

const { settings, modelFor, appFor, countCalls } = await openScenes();
const twoCalls = await openBothApps({ ...settings, AI_CALLS_A_DAY: '2' });
const threeCalls = await openBothApps({ ...settings, AI_CALLS_A_DAY: '3' });

test('after three failures in a row, the engine answers at once for a while', async () => {
  const app = appFor('401');
  const before = countCalls('401');
  for (let time = 0; time < 5; time += 1) assert.equal((await askApp(app)).source, 'engine');
  assert.equal(countCalls('401') - before, 3);
});

test('unusable answers do not open the breaker', async () => {
  const app = appFor('unknown topics');
  const before = countCalls('unknown topics');
  for (let time = 0; time < 4; time += 1) await askApp(app);
  assert.equal(countCalls('unknown topics') - before, 4);
});

test('when calls cannot be counted, the engine answers, streamed or not, and the log says why', async (t) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'waymark-uncounted-'));
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  await sql`drop table counters`.execute(database);
  t.after(async () => {
    await database.destroy();
    await rm(dataDir, { recursive: true });
  });
  const { log, lines } = keepLog();
  const app = appFor('ok', { database, log });
  const { source, letter } = await askApp(app);
  assert.equal(source, 'engine');
  assert.match(letter, /could not be reached/);
  assert.equal((await streamReply(app)).at(-1)?.data.source, 'engine');
  assert.equal(lines.filter((line) => line.includes('could not count a model call')).length, 2);
});

test('beyond four calls at a time, the engine answers at once', async () => {
  const app = appFor('slow first');
  const before = countCalls('slow first');
  const replies = await Promise.all(Array.from({ length: 7 }, () => askApp(app)));
  assert.equal(replies.filter(({ source }) => source === 'model').length, limits.model.parallel);
  assert.equal(countCalls('slow first') - before, limits.model.parallel);
});

for (const { kind, app } of twoCalls) {
  test(`no more calls are made than the day's budget allows, on ${kind}`, async () => {
    const sources = [];
    for (let time = 0; time < 4; time += 1) sources.push((await askApp(app)).source);
    assert.deepEqual(sources, ['model', 'model', 'engine', 'engine']);
    assert.match((await askApp(app)).letter, /budget is used up for now/);
  });
}

for (const { kind, app, services: opening } of threeCalls) {
  test(`a retry counts like the first call, on ${kind}`, async () => {
    const model = modelFor('503 html');
    const before = countCalls('503 html');
    for (let time = 0; time < 3; time += 1) await askApp(makeApp({ ...opening, model }));
    assert.equal(countCalls('503 html') - before, 3);
    assert.match((await askApp(app)).letter, /budget is used up for now/);
  });
}
