import assert from 'node:assert/strict';
import { test } from 'node:test';

import { pino } from 'pino';

import { makeBackground } from './background.ts';

function makeLog() {
  const lines: string[] = [];
  return { lines, log: pino({ base: null }, { write: (line: string) => void lines.push(line) }) };
}

test('settled() waits for all work, also for work that other work starts', async () => {
  const background = makeBackground(makeLog().log);
  const done: string[] = [];
  background.run('first', async () => {
    await new Promise(setImmediate);
    background.run('second', async () => {
      await new Promise(setImmediate);
      done.push('second');
    });
    done.push('first');
  });
  await background.settled();
  assert.deepEqual(done, ['first', 'second']);
});

test('run(name, work) logs an error under its name, and settled() does not throw it', async () => {
  const { log, lines } = makeLog();
  const background = makeBackground(log);
  background.run('sending mail', () => Promise.reject(new Error('no mail server')));
  await background.settled();
  const { msg, err } = JSON.parse(lines[0] ?? '');
  assert.deepEqual([lines.length, msg, err.message], [1, 'sending mail failed', 'no mail server']);
});
