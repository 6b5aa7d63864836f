import assert from 'node:assert/strict';
import { test } from 'node:test';

import { z } from 'zod';

import { askAnswer } from '#contract/assistant.ts';

import { openBothApps } from '../../tests/databases/apps.ts';

const form = { name: 'Mina', age: 20, level: 'option2', days: 3, language: 'Python', problem: 'plan please' };

for (const { kind, app, send } of await openBothApps({ RATE_LIMIT: 'off' })) {
  const ask = (more: object) => send('POST', '/ai/ans', { body: { ...form, ...more } });
  const letterFor = async (level?: string) => askAnswer.parse((await ask({ level })).body).letter;

  test(`POST /ai/ans on ${kind} answers JSON with the reply, without an account`, async () => {
    const answer = await ask({});
    assert.equal(answer.status, 200);
    assert.match(answer.headers.get('content-type') ?? '', /^application\/json/);
    const { letter, plan, meaning, ...rest } = askAnswer.parse(answer.body);
    assert.deepEqual(rest, { success: true, message: 'Answered', source: 'engine' });
    assert.deepEqual([meaning.intent, meaning.care, meaning.days], ['plan', 'none', 3]);
    assert.match(letter, /^Hello Mina,\n\nI understood: a plan for Python, 3 days\b/);
    assert.deepEqual([plan?.technologies, plan?.request.days], [['python'], 3]);
  });

  test(`POST /ai/ans on ${kind} streams the same reply to clients that accept events`, async () => {
    const { letter } = askAnswer.parse((await ask({})).body);
    const answer = await app.request('/ai/ans', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream, application/json' },
      body: JSON.stringify(form),
    });
    assert.equal(answer.status, 200);
    assert.match(answer.headers.get('content-type') ?? '', /^text\/event-stream/);
    // Without it nginx keeps every line until the last.
    assert.equal(answer.headers.get('x-accel-buffering'), 'no');
    const last = (await answer.text()).trim().split('\n\n').at(-1) ?? '';
    assert.match(last, /^event: reply\n/);
    const data = z.string().parse(/^data: (.*)$/m.exec(last)?.[1]);
    assert.equal(askAnswer.parse(JSON.parse(data)).letter, letter);
  });

  test(`POST /ai/ans on ${kind} refuses with the first broken rule, streamed or not`, async () => {
    const body = JSON.stringify({ ...form, age: 8, days: 0 });
    for (const accept of ['application/json', 'text/event-stream']) {
      const headers = { 'content-type': 'application/json', accept };
      const answer = await app.request('/ai/ans', { method: 'POST', headers, body });
      const message = 'Please fill all the details correctly... Age > 8.';
      assert.deepEqual([answer.status, await answer.json()], [400, { success: false, message }], accept);
    }
  });

  test(`POST /ai/ans on ${kind} reads option2 to option4, and anything else as not stated`, async () => {
    const unstated = await letterFor('option1');
    for (const level of ['', 'option5', 'Beginner', 'OPTION2', undefined])
      assert.equal(await letterFor(level), unstated, level);
    const stated = await Promise.all(['option2', 'option3', 'option4'].map(letterFor));
    assert.equal(new Set(stated).size, 3);
    assert.ok(!stated.slice(1).includes(unstated), 'who states no level is not taken to be advanced');
  });

  test(`POST /ai/ans on ${kind} refuses a level that is not text`, async () => {
    for (const level of [2, null, true, ['option2'], {}]) {
      const answer = await ask({ level });
      const message = 'The field "level" must be text.';
      assert.deepEqual([answer.status, answer.body], [400, { success: false, message }]);
    }
  });
}
