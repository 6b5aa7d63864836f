import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { ErrorFix } from '#content/error-schema.ts';

import { adviseWithoutCode, applyFix } from './apply-fix.ts';

const fix = (given: Partial<ErrorFix>): ErrorFix => ({ say: 'Fixed.', ...given });
const apply = (given: Partial<ErrorFix>, code: readonly string[], at: number, slots = {}) =>
  applyFix(fix(given), code, at, slots);

test('applyFix corrects a line with its own names, and keeps its indentation', () => {
  const colon = { when: '^(?<head>(?:if|for) .*[^:])$', to: '{head}:' };
  assert.equal(apply(colon, ['\t\tif ready'], 0)?.text, '\t\tif ready:');
  assert.equal(apply(colon, ['if ready:'], 0), null);
});

test('applyFix takes a value of the message only where the line has it', () => {
  const call = { when: '^{name}\\((?<rest>.*)\\)$', to: '{name}.run({rest})' };
  assert.equal(apply(call, ['a.b(1)'], 0, { name: 'a.b' })?.text, 'a.b.run(1)');
  assert.equal(apply(call, ['axb(1)'], 0, { name: 'a.b' }), null);
  assert.equal(apply(call, ['a.b(1)'], 0), null);
  const group = { when: '^(?<name>\\w+) = 1$', to: '{name} = 2' };
  assert.equal(apply(group, ['x = 1'], 0, { name: 'x' })?.text, 'x = 2');
  assert.equal(apply(group, ['y = 1'], 0, { name: 'x' }), null);
});

test('applyFix goes by the lines above and below, past empty ones', () => {
  const code = ['def f():', '', 'x = 1', '', 'y = x'];
  assert.ok(apply({ above: '^def', to: 'z' }, code, 2));
  assert.equal(apply({ above: '^if', to: 'z' }, code, 2), null);
  assert.ok(apply({ below: '^y = (?<v>.)$', to: '{v}' }, code, 2));
  assert.equal(apply({ below: '^x', to: 'z' }, code, 4), null);
});

test('applyFix corrects the line beside the one that is named', () => {
  const code = ['let a = 1', '', '  let b = 2'];
  assert.deepEqual(
    [apply({ on: 'above', to: '{all};' }, code, 2)?.text, apply({ on: 'above', to: '{all};' }, code, 2)?.at],
    ['let a = 1;', 0],
  );
  assert.equal(apply({ on: 'below', to: '{all};' }, code, 0)?.text, '  let b = 2;');
  assert.equal(apply({ on: 'below', to: '{all};' }, code, 2), null);
});

test('applyFix indents a line as the one above, or a step more in the same kind of space', () => {
  assert.equal(apply({ indent: 'above', to: '{all}' }, ['  a', 'b'], 1)?.text, '  b');
  assert.equal(apply({ indent: 'inside', to: '{all}' }, ['if a:', 'b'], 1)?.text, '    b');
  assert.equal(apply({ indent: 'inside', to: '{all}' }, ['\tif a:', 'b'], 1)?.text, '\t\tb');
});

test('applyFix puts a line at the top of the file above the corrected one', () => {
  const text = apply({ top: 'import {name}', to: '{all}' }, ['    x = {name}()'], 0, { name: 'os' })?.text;
  assert.deepEqual(text?.split('\n'), ['import os', '', '    x = {name}()']);
});

test('applyFix corrects another line than the one that shows what is given', () => {
  const later = {
    given: '^print\\((?<name>\\w+)\\)$',
    when: '^{name} == (?<value>.*)$',
    to: '{name} = {value}',
  };
  const fixed = apply(later, ['total == 3', 'print(total)'], 1);
  assert.deepEqual([fixed?.text, fixed?.at], ['total = 3', 0]);
  assert.equal(apply(later, ['other == 3', 'print(total)'], 1), null);
  const same = { given: '^(?<name>\\w+) = 1$', when: '^{name} = 1$', to: '{name} = 2' };
  assert.equal(apply(same, ['x = 1'], 0), null);
  assert.equal(apply(same, ['x = 1', 'x = 1'], 0)?.at, 1);
});

test('applyFix puts in the name that is most like a misspelled one', () => {
  const near = { near: 'name', when: '{name}', to: '{near}', say: 'It is {near}.' };
  assert.equal(apply(near, ['count = 1', 'coutn'], 1, { name: 'coutn' })?.say, 'It is count.');
  assert.equal(apply(near, ['coutn'], 0, { name: 'coutn' }), null);
});

test('applyFix holds only for values of the message that it is for', () => {
  const only = { where: { type: 'int|float' }, to: '{all}' };
  for (const [type, holds] of [
    ['int', true],
    ['float', true],
    ['integer', false],
    ['str', false],
  ] as const)
    assert.equal(apply(only, ['x'], 0, { type }) !== null, holds, type);
  assert.equal(apply(only, ['x'], 0), null);
});

test('applyFix corrects no line that is not there, or longer than a learner writes', () => {
  assert.equal(apply({ to: '{all}' }, ['x'], 1), null);
  assert.equal(apply({ to: '{all}' }, ['x'.repeat(500)], 0), null);
});

test('adviseWithoutCode says what the message alone tells, and nothing of a line', () => {
  const fixes = [fix({ when: 'x', to: 'y' }), fix({ where: { name: 'pandas' }, say: 'Install {name}.' })];
  assert.equal(adviseWithoutCode(fixes, { name: 'pandas' }, false)?.say, 'Install pandas.');
  assert.equal(adviseWithoutCode(fixes, { name: 'other' }, false), null);
  const misspelled = fix({ near: 'name', among: ['print'], say: 'Write {near}.' });
  assert.equal(adviseWithoutCode([misspelled], { name: 'prnit' }, false)?.say, 'Write print.');
});
