import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { foldReport } from './fold-report.ts';
import { makeWording, matchWording } from './match-wording.ts';
import { fillTemplate } from './template.ts';

const match = (template: string, text: string) => matchWording(makeWording(template), foldReport(text));
const slotsOf = (template: string, text: string) => match(template, text)?.slots ?? null;
const unnamed = "NameError: name '{name}' is not defined";

test('matchWording reads the values of a message', () => {
  for (const [template, text, slots] of [
    [unnamed, "NameError: name 'total' is not defined", { name: 'total' }],
    ["Cannot find module '{module}'", "Error: Cannot find module './my file'", { module: './my file' }],
    ['{name} is not a function', 'TypeError: list.psuh is not a function', { name: 'list.psuh' }],
    [
      "expected '{sign}' before {what...}",
      "error: expected ';' before return 0",
      { sign: ';', what: 'return 0' },
    ],
    ['line {line}, in {name}', 'line 12, in main', { line: '12', name: 'main' }],
    ['{name} and {name}', 'one and one', { name: 'one' }],
    ['Unexpected token {sign...}', 'Unexpected token }.', { sign: '}' }],
  ] as const)
    assert.deepEqual(slotsOf(template, text), slots, text);
});

test('matchWording reads no value that the place cannot have', () => {
  for (const [template, text] of [
    ['line {line}, in {name}', 'line twelve, in main'],
    ['{name} is not a function', ' is not a function'],
    [unnamed, "name '' is not defined"],
    [unnamed, "NameError: name 'a\nb' is not defined"],
    ['module {name} not found', 'module my own thing not found'],
    ['{name} and {name}', 'and one'],
    ['from {name} to {name} now', 'from one to two now'],
    [`cannot open '{name}'`, `cannot open '${'x'.repeat(200)}'`],
  ] as const)
    assert.equal(match(template, text), null, text);
});

test('matchWording cuts no word in two', () => {
  assert.equal(match('null pointer', 'a nonnull pointer'), null);
  assert.equal(match('null pointer', 'null pointers'), null);
  assert.ok(match('null pointer', '(null pointer)'));
});

test('matchWording finds a later place where the first does not hold', () => {
  assert.deepEqual(slotsOf('line {line}: bad', 'line one: bad, line 2: bad'), { line: '2' });
});

test('matchWording ignores case, kinds of quotes, and spaces, and keeps a value as it was typed', () => {
  for (const text of [
    "nameerror: NAME 'Total' is not defined",
    'NameError: name “Total” is not defined',
    'NameError: name `Total` is not defined',
    "NameError:   name\t'Total'\nis not   defined",
  ])
    assert.deepEqual(slotsOf(unnamed, text), { name: 'Total' }, text);
});

const word = fc.string({
  unit: fc.constantFrom(...'a b c x y z _ 1 é'.split(' ')),
  minLength: 1,
  maxLength: 8,
});
const around = fc.array(fc.constantFrom('help', 'me', '???', 'my code', '\n', 'x = 1;', 'NameError'), {
  maxLength: 6,
});

test('matchWording finds a message between any lines, and says where it stands', () => {
  fc.assert(
    fc.property(around, word, around, (before, name, after) => {
      const message = fillTemplate(unnamed, { name }) ?? '';
      const text = foldReport([...before, message, ...after].join('\n'));
      const found = matchWording(makeWording(unnamed), text);
      assert.deepEqual(found?.slots, { name });
      assert.equal(text.plain.slice(found.from, found.to), message);
    }),
  );
});

test('matchWording is total, and gives a place within the text', () => {
  const templates = [unnamed, '{name} is', 'a{name}b{type...}', '{name}{type}', '', '{name}'];
  fc.assert(
    fc.property(fc.constantFrom(...templates), fc.string({ unit: 'binary' }), (template, text) => {
      const found = match(template, text);
      assert.ok(found === null || (found.from >= 0 && found.to > found.from && found.to <= text.length));
    }),
  );
});

test('makeWording weighs a message by what is no slot', () => {
  assert.ok(makeWording(unnamed).weight > makeWording('name is not defined').weight);
  assert.equal(makeWording('a{name}b').weight, makeWording('a{longername...}b').weight);
});
