import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Program } from '../messages.ts';
import { checkProgram, hasPassed, type Tested } from './check-program.ts';

const program = { code: 'x', input: '1' };
const done: Tested['ending'] = { how: 'done' };
const checks = [{ test: 'a' }, { test: 'b', input: '2' }, { test: 'c' }];

test('checkProgram() runs a program once for each input, and puts what tests saw in the order of the checks', async () => {
  const runs: Program[] = [];
  const checked = await checkProgram(program, checks, async (one) => {
    runs.push(one);
    return { ending: done, saw: one.input === '1' ? [null, 'no'] : [null] };
  });
  assert.deepEqual(
    runs.map(({ input, tests }) => [input, tests]),
    [
      ['1', ['a', 'c']],
      ['2', ['b']],
    ],
  );
  assert.deepEqual(checked, { ending: done, saw: [null, null, 'no'] });
  assert.equal(hasPassed(checked), false);
});

test('checkProgram() does not run again what was stopped, and passes nothing that was not reached', async () => {
  let runs = 0;
  const ending: Tested['ending'] = { how: 'stopped', why: 'silence' };
  const checked = await checkProgram(program, checks, async () => {
    runs += 1;
    return { ending, saw: [null] };
  });
  assert.equal(runs, 1);
  assert.deepEqual(checked, { ending, saw: [null, undefined, undefined] });
  assert.equal(hasPassed(checked), false);
});

test('checkProgram() does not pass a program that fails for one of its inputs', async () => {
  const checked = await checkProgram(program, checks, async ({ input, tests = [] }) => ({
    ending: input === '2' ? { how: 'failed', message: 'No', line: 1 } : done,
    saw: tests.map(() => null),
  }));
  assert.equal(hasPassed(checked), false);
});
