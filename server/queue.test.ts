import assert from 'node:assert/strict';
import { test } from 'node:test';

import { full, makeQueue } from './queue.ts';

test('makeGate({ parallel: 2 }) never runs three tasks at once and runs all in the order they came', async () => {
  const gate = makeQueue({ parallel: 2, waiting: 10 });
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const task = (number: number) => async () => {
    started.push(number);
    most = Math.max(most, (running += 1));
    await new Promise(setImmediate);
    running -= 1;
    return number;
  };
  const results = await Promise.all([0, 1, 2, 3, 4, 5].map((number) => gate.run(task(number))));
  assert.deepEqual(results, [0, 1, 2, 3, 4, 5]);
  assert.deepEqual(started, [0, 1, 2, 3, 4, 5]);
  assert.equal(most, 2);
});

test('makeGate({ waiting: 1 }) turns away whom it cannot let wait, and lets in again later', async () => {
  const gate = makeQueue({ parallel: 1, waiting: 1 });
  const first = Promise.withResolvers<string>();
  const results = [gate.run(() => first.promise), gate.run(async () => 'second')];
  assert.equal(gate.waiting(), 1);
  assert.equal(await gate.run(async () => 'third'), full);
  first.resolve('first');
  assert.deepEqual(await Promise.all(results), ['first', 'second']);
  assert.equal(await gate.run(async () => 'fourth'), 'fourth');
});

test('makeGate(…) gives the turn on when a task throws', async () => {
  const gate = makeQueue({ parallel: 1, waiting: 1 });
  await assert.rejects(
    gate.run(() => Promise.reject(new Error('no'))),
    /no/,
  );
  assert.equal(await gate.run(async () => 'next'), 'next');
});
