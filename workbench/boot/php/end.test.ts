import assert from 'node:assert/strict';
import { test } from 'node:test';

import { describeEnd, runToEnd } from './end.ts';

test('an error that nobody has caught is told with its last line in the program', () => {
  const error =
    '\nFatal error: Uncaught Exception: x in main.php:1\nStack trace:\n#0 {main}\n  thrown in main.php on line 1\n';
  assert.deepEqual(describeEnd(255, error), { how: 'failed', message: error.trim(), line: 1 });
  assert.deepEqual(describeEnd(255, '\nFatal error: x in other.php on line 3\n'), {
    how: 'failed',
    message: 'Fatal error: x in other.php on line 3',
    line: null,
  });
});

test('a program may end itself with any number', () => {
  assert.deepEqual(describeEnd(1, ''), { how: 'done' });
  assert.deepEqual(describeEnd(255, ''), { how: 'done' });
});

test('what stops PHP itself is told in words of ours', async () => {
  const status = await runToEnd(() => {
    throw new RangeError('Maximum call stack size exceeded');
  });
  assert.deepEqual(describeEnd(status, ''), {
    how: 'failed',
    message: 'Functions have called each other too often.',
    line: null,
  });
  assert.equal(await runToEnd(() => Promise.reject(Object.assign(new Error('exit'), { status: 3 }))), 3);
});
