import assert from 'node:assert/strict';
import { test } from 'node:test';

import { describeChecks, listCheckStates } from './describe-checks.ts';

const checks = [
  { that: 'one', test: 'a', hint: 'Look at one.' },
  { that: 'other', test: 'b' },
];
const done = { how: 'done' } as const;

const rows = [
  [{ ending: done, saw: [null, null] }, 'All 2 checks pass. The topic is done.'],
  [{ ending: done, saw: [null, 'It gives 1.'] }, '1 of 2 checks passes.'],
  [{ ending: done, saw: ['', ''] }, '0 of 2 checks pass.'],
  [
    { ending: { how: 'failed', message: 'No', line: 2 }, saw: [undefined, undefined] },
    'It ended with an error in line 2. It was not checked to the end.',
  ],
] as const;

test('describeChecks() says how a try went', () => {
  for (const [checked, words] of rows)
    assert.equal(describeChecks(listCheckStates(checks, checked), checked), words);
});

test('listCheckStates() leaves checks open that were not reached, and keeps what was seen', () => {
  const states = listCheckStates(checks, { ending: done, saw: ['It gives 1.', undefined] });
  assert.deepEqual(
    states.map(({ kind, saw, hint }) => [kind, saw, hint]),
    [
      ['missed', 'It gives 1.', 'Look at one.'],
      ['open', '', ''],
    ],
  );
});
