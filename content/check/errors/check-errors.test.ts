import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makeErrorIndex } from '#question/errors/error-index.ts';
import type { ErrorSource } from '../../error-schema.ts';
import { checkErrors } from './check-errors.ts';

const sample: ErrorSource = {
  technology: 'python',
  id: 'too-loud',
  topic: 'python/lists',
  says: ["LoudError: '{name}' is too loud"],
  told: [],
  signs: {},
  means: '`{name}` is louder than it may be.',
  why: 'Names are quiet.',
  fixes: [
    { when: '^LOUD\\({name}\\)(?<rest>.*)$', to: 'quiet({name}){rest}', say: '`{name}` is quiet.' },
    { say: 'Be quiet.', example: { wrong: 'LOUD({name})', right: 'quiet({name})' } },
  ],
  cases: [
    { message: "LoudError: 'horn' is too loud", code: '  LOUD(horn) # now', right: '  quiet(horn) # now' },
    { message: "LoudError: 'drum' is too loud", right: 'quiet(drum)' },
  ],
};
const topics = new Set(['python/lists']);
const check = (...changes: Partial<ErrorSource>[]) => {
  const errors = changes.map((change): ErrorSource => Object.assign({}, sample, change));
  return checkErrors(errors, { index: makeErrorIndex(errors), topics });
};

test('checkErrors(errors, facts) takes an entry that follows every rule', () => {
  assert.deepEqual(check({}), []);
});

test('checkErrors(errors, facts) names each broken rule', () => {
  const [fix, last] = sample.fixes;
  assert.ok(fix && last);
  const rows: readonly (readonly [Partial<ErrorSource>, RegExp])[] = [
    [{ topic: 'python/nothing' }, /there is no topic/],
    [{ means: 'It is `{other}`.' }, /\{other\} may have no value/],
    [{ means: 'word '.repeat(31) }, /31 words/],
    [{ why: 'Stop!' }, /exclamation/],
    [{ why: 'See https://example.com.' }, /address/],
    [{ says: ["LoudError: '{name}'", '{a}{b} is'] }, /nothing between/],
    [{ fixes: [last, fix] }, /only the last fix/],
    [{ fixes: [{ ...fix, when: '^(a+)+$' }, last] }, /repeats a group/],
    [{ cases: [{ message: 'LoudError', right: 'x' }] }, /not recognized/],
    [{ cases: [{ message: "LoudError: 'horn' is too loud", right: 'x' }] }, /gives "quiet\(horn\)"/],
  ];
  for (const [change, fault] of rows) assert.match(check(change).join('\n'), fault);
});

test('checkErrors(errors, facts) refuses two entries for one message', () => {
  const faults = check({}, { id: 'loud-again', says: ['louderror: "{who}" is TOO loud'] }).join('\n');
  assert.match(faults, /two wordings claim/);
});

test('checkErrors(errors, facts) says which entry takes the message of another', () => {
  const wide = { id: 'too-loud-again', says: ["LoudError: '{name}' is too loud for the neighbors"] };
  const cases = [{ message: "LoudError: 'horn' is too loud for the neighbors", right: 'quiet(horn)' }];
  assert.match(
    check({ cases }, wide).join('\n'),
    /too-loud: case 1: is recognized as python\/too-loud-again/,
  );
});
