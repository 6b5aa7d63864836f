import assert from 'node:assert/strict';
import { test } from 'node:test';

import { historyAnswer } from '#contract/history.ts';
import { limits } from '../limits.ts';

import { type OpenApp, openBothApps } from '../../tests/databases/apps.ts';
import { makeLearner, password } from '../../tests/databases/learner.ts';

const path = '/api/history';

for (const app of await openBothApps({ RATE_LIMIT: 'off' })) {
  const { kind, send, database } = app;

  test(`POST /api/history on ${kind} saves nothing until the learner turns history on`, async () => {
    const { token } = await makeLearner(app);
    assert.deepEqual(await read(app, token), { kept: false, problems: [] });
    const answer = await send('POST', path, { token, body: { problem: 'what is a list?' } });
    assert.deepEqual([answer.status, answer.body['kept']], [200, false]);
    assert.deepEqual(await read(app, token), { kept: false, problems: [] });
  });

  test(`POST /api/history on ${kind} saves questions in order, only for their own learner`, async () => {
    const [{ token }, stranger] = [await makeLearner(app), await makeLearner(app)];
    const problems = ['what is a list?', 'and a dictionary?', 'what is a list?'];
    await send('PUT', path, { token });
    await send('PUT', path, { token: stranger.token });
    for (const problem of problems) await send('POST', path, { token, body: { problem } });
    assert.deepEqual(await read(app, token), { kept: true, problems });
    assert.deepEqual(await read(app, stranger.token), { kept: true, problems: [] });
  });

  test(`POST /api/history on ${kind} never saves a message from someone in danger`, async () => {
    const { token } = await makeLearner(app);
    await send('PUT', path, { token });
    const answer = await send('POST', path, { token, body: { problem: 'i want to kill myself' } });
    assert.deepEqual([answer.status, answer.body['kept']], [200, false]);
    assert.deepEqual(await read(app, token), { kept: true, problems: [] });
  });

  test(`DELETE /api/history on ${kind} deletes that learner's questions and saves no more`, async () => {
    const [{ token }, other] = [await makeLearner(app), await makeLearner(app)];
    for (const learner of [token, other.token]) {
      await send('PUT', path, { token: learner });
      await send('POST', path, { token: learner, body: { problem: 'a' } });
    }
    assert.deepEqual((await send('DELETE', path, { token })).body['kept'], false);
    await send('POST', path, { token, body: { problem: 'b' } });
    assert.deepEqual(await read(app, token), { kept: false, problems: [] });
    assert.deepEqual(await read(app, other.token), { kept: true, problems: ['a'] });
  });

  test(`POST /api/history on ${kind} requires a question`, async () => {
    const { token } = await makeLearner(app);
    const answer = await send('POST', path, { token, body: { problem: ' ' } });
    assert.equal(answer.status, 400);
    assert.match(String(answer.body['message']), /Prompt Length > 0\.$/);
  });

  test(`POST /api/history on ${kind}, twenty at once, saves all of them, up to the limit`, async () => {
    const { token } = await makeLearner(app);
    await send('PUT', path, { token });
    const ask = (at: number) => send('POST', path, { token, body: { problem: `question ${at}` } });
    await Promise.all(Array.from({ length: 20 }, (_, at) => ask(at)));
    assert.equal(new Set((await read(app, token)).problems).size, 20);
    for (let at = 20; at < limits.history + 2; at += 1) await ask(at);
    const { problems } = await read(app, token);
    assert.equal(problems.length, limits.history);
    assert.equal(problems.at(-1), `question ${limits.history + 1}`);
  });

  test(`DELETE /api/me on ${kind} deletes the questions with the account`, async () => {
    const { token } = await makeLearner(app);
    await send('PUT', path, { token });
    await send('POST', path, { token, body: { problem: 'only mine' } });
    await send('DELETE', '/api/me', { token, body: { password } });
    const left = database.selectFrom('questions').select('id').where('problem', '=', 'only mine');
    assert.deepEqual(await left.execute(), []);
  });
}

async function read(app: OpenApp, token: string) {
  const { body } = await app.send('GET', path, { token });
  const { kept, problems } = historyAnswer.parse(body);
  return { kept, problems };
}
