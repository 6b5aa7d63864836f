import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makeApp } from '#server/app.ts';

import { assertSafe, keepLog, openScenes, streamReply } from './open-scenes.ts';

const { services, appFor } = await openScenes();
const { pages } = await services.library();

test('when streaming, filtered lines come first and the whole reply last; failed lines are removed', async () => {
  const events = await streamReply(appFor('ok'));
  assert.deepEqual(new Set(events.map(({ event }) => event)), new Set(['lines', 'reply']));
  const shown = events.flatMap(({ event, data }) => (event === 'lines' ? [data] : [])).join('');
  assert.match(shown, /^Hello Zerubbabel,\n\nI understood: [^\n]+\n\nA \[/);
  assert.ok(events.at(-1)?.data.letter.startsWith(shown));
  for (const scene of ['invented links', 'instructions repeated', 'cut']) {
    for (const { data } of await streamReply(appFor(scene)))
      assertSafe(typeof data === 'string' ? data : data.letter, pages);
  }
});

test('a reply that fails while streaming is logged, and its error is not in the stream', async (t) => {
  const said = t.mock.method(console, 'error', () => {});
  const { log, lines } = keepLog();
  // The question is read before the stream begins, and the reply is written in it.
  const loads = [services.library, failToLoad];
  const app = makeApp({ ...services, log, library: () => (loads.shift() ?? failToLoad)() });
  assert.deepEqual(await streamReply(app), []);
  assert.ok(lines.some((line) => line.includes('secret words')));
  assert.equal(said.mock.callCount(), 0);
});

function failToLoad(): Promise<never> {
  return Promise.reject(new Error('secret words'));
}
