import assert from 'node:assert/strict';
import { test } from 'node:test';

import { runLimits } from '../limits.ts';
import type { Report } from '../messages.ts';
import { collectOutput } from './collect-output.ts';

function collect(texts: readonly (readonly [text: string, isError: boolean])[]) {
  const sent: Report[] = [];
  const { print, flush } = collectOutput((report) => sent.push(report));
  const hadRoom = texts.map(([text, isError]) => print({ kind: 'printed', text, isError }));
  flush();
  return { sent, hadRoom };
}

test('collectOutput(send) joins what is printed in the same way, and keeps the order', () => {
  const { sent } = collect([
    ['a', false],
    ['b', false],
    ['oh', true],
    ['c', false],
  ]);
  assert.deepEqual(sent, [
    { kind: 'printed', text: 'ab', isError: false },
    { kind: 'printed', text: 'oh', isError: true },
    { kind: 'printed', text: 'c', isError: false },
  ]);
});

test('collectOutput(send) sends no more than the limit, and then has no room', () => {
  const { sent, hadRoom } = collect([
    ['x'.repeat(runLimits.output - 1), false],
    ['yyy', false],
    ['zzz', false],
  ]);
  const text = sent.map((report) => (report.kind === 'printed' ? report.text : '')).join('');
  assert.equal(text, `${'x'.repeat(runLimits.output - 1)}y`);
  assert.deepEqual(hadRoom, [true, false, false]);
});

test('collectOutput(send) ends also for texts without a character', () => {
  const { hadRoom } = collect(Array.from({ length: runLimits.output }, () => ['', false] as const));
  assert.equal(hadRoom.at(-1), false);
});
