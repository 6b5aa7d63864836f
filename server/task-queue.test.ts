import assert from 'node:assert/strict';
import { test } from 'node:test';

import { full, makeTaskQueue } from './task-queue.ts';

test('makeTaskQueue({ parallel: 2 }) never runs three tasks at once and runs all in order', async () => {
  const queue = makeTaskQueue({ parallel: 2, waiting: 10 });
  const started: number[] = [];
  let running = 0;
  let maxRunning = 0;
  const task = (number: number) => async () => {
    started.push(number);
    maxRunning = Math.max(maxRunning, (running += 1));
    await new Promise(setImmediate);
    running -= 1;
    return number;
  };
  const results = await Promise.all([0, 1, 2, 3, 4, 5].map((number) => queue.run(task(number))));
  assert.deepEqual(results, [0, 1, 2, 3, 4, 5]);
  assert.deepEqual(started, [0, 1, 2, 3, 4, 5]);
  assert.equal(maxRunning, 2);
});

test('makeTaskQueue({ waiting: 1 }) refuses a second waiting task, and accepts one again later', async () => {
  const queue = makeTaskQueue({ parallel: 1, waiting: 1 });
  const first = Promise.withResolvers<string>();
  const results = [queue.run(() => first.promise), queue.run(async () => 'second')];
  assert.equal(queue.waiting(), 1);
  assert.equal(await queue.run(async () => 'third'), full);
  first.resolve('first');
  assert.deepEqual(await Promise.all(results), ['first', 'second']);
  assert.equal(await queue.run(async () => 'fourth'), 'fourth');
});

test('makeTaskQueue(…) gives clients turns, and a client with many waiting gives way to another', async () => {
  const queue = makeTaskQueue({ parallel: 1, waiting: 3 });
  const first = Promise.withResolvers<void>();
  const order: string[] = [];
  const enter = (client: string, isKnown = false) =>
    queue.run(async () => void order.push(client), { client, isKnown });
  const held = queue.run(() => first.promise);
  const many = [enter('a'), enter('a'), enter('a')];
  assert.equal(await enter('a'), full);
  const other = enter('b');
  assert.equal(await many[2], full);
  const known = enter('owner', true);
  first.resolve();
  await Promise.all([held, many[0], many[1], other, known]);
  assert.deepEqual(order, ['owner', 'a', 'b', 'a']);
});

test('makeTaskQueue(…) lets a known client in while strangers fill the queue', async () => {
  const queue = makeTaskQueue({ parallel: 1, waiting: 100 });
  const first = Promise.withResolvers<void>();
  const held = queue.run(() => first.promise);
  const strangers = Array.from({ length: 300 }, (_, at) =>
    queue.run(async () => 'stranger', { client: `${at}`, isKnown: false }),
  );
  const owner = queue.run(async () => 'owner', { client: '1', isKnown: true });
  first.resolve();
  assert.equal(await owner, 'owner');
  assert.equal((await Promise.all(strangers)).filter((one) => one === full).length, 200);
  await held;
});

test('makeTaskQueue(…) runs the next task after one that throws', async () => {
  const queue = makeTaskQueue({ parallel: 1, waiting: 1 });
  await assert.rejects(
    queue.run(() => Promise.reject(new Error('no'))),
    /no/,
  );
  assert.equal(await queue.run(async () => 'next'), 'next');
});
