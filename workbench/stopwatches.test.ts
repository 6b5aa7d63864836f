import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makeStopwatches } from './stopwatches.ts';

test('makeStopwatches() says the time between two calls of the same label', () => {
  const said: string[] = [];
  let clock = 100;
  const { time, timeEnd } = makeStopwatches(
    (text) => said.push(text),
    () => clock,
  );
  time();
  time('load');
  clock = 112.34567;
  timeEnd();
  clock = 2100;
  timeEnd('load');
  timeEnd('load');
  assert.deepEqual(said, ['default: 12.346ms', 'load: 2.000s']);
});
