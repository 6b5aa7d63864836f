import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { matchRecalled } from './match-recalled.ts';
import { makeRecalled } from './recalled-wording.ts';
import { readReportText } from './report-text.ts';

const read = (said: string, text: string) => matchRecalled(makeRecalled(said), readReportText(text));

const notDefined = "NameError: name '{name}' is not defined";
const notAssignable = "Type '{got}' is not assignable to type '{want}'.";
const noAttribute = "AttributeError: '{kind}' object has no attribute '{name}'";
const undefinedRead = "TypeError: Cannot read properties of {nothing} (reading '{property}')";

test('matchRecalled finds the values of a message that is written without its quotes', () => {
  const rows: readonly (readonly [said: string, text: string, slots: Record<string, string>])[] = [
    [notDefined, 'it says name totl is not defined', { name: 'totl' }],
    [notDefined, 'NAME Totl IS NOT DEFINED', { name: 'Totl' }],
    [notDefined, 'name totl isnt defined help', { name: 'totl' }],
    [
      notAssignable,
      'type string | null is not assignable to type number',
      { got: 'string | null', want: 'number' },
    ],
    [
      notAssignable,
      "Type 'A' is not assignable to type 'string | number' here",
      { got: 'A', want: 'string | number' },
    ],
    [
      noAttribute,
      'NoneType object has no attribute append when i run it',
      { kind: 'NoneType', name: 'append' },
    ],
    [
      undefinedRead,
      'cannot read property of undefined reading map',
      { nothing: 'undefined', property: 'map' },
    ],
    [
      'column "{table}.{name}" must appear in GROUP BY',
      'column a.b must appear in group by',
      { table: 'a', name: 'b' },
    ],
    ["SyntaxError: '{bracket}' was never closed", '( was never closed', { bracket: '(' }],
  ];
  for (const [said, text, slots] of rows) {
    const match = read(said, text);
    assert.deepEqual(match?.slots, slots, text);
    assert.equal(match.isPartial, false, text);
  }
});

test('matchRecalled leaves open what is not said', () => {
  const rows: readonly (readonly [said: string, text: string, slots: Record<string, string>])[] = [
    [notDefined, 'name is not defined', {}],
    [noAttribute, 'str object has no attribute, what now', { kind: 'str' }],
    [noAttribute, '}\nobject has no attribute push', { name: 'push' }],
    [undefinedRead, 'cannot read properties of undefined when reading', { nothing: 'undefined' }],
  ];
  for (const [said, text, slots] of rows) {
    const match = read(said, text);
    assert.deepEqual(match?.slots, slots, text);
    assert.equal(match.isPartial, true, text);
  }
});

test('matchRecalled hears a message with a slip, and words joined or parted', () => {
  for (const [said, text] of [
    ['Cannot use import statement outside a module', 'cant use import statment outside a module'],
    ['Too many re-renders. React limits', 'too many re renders react limits'],
    ['unexpected endofinput', 'unexpected end of input'],
    ['non-static method {name}() cannot be used here', 'non static method run cannot be used here'],
  ] as const)
    assert.ok(read(said, text), text);
});

test('matchRecalled takes no message for one that says the opposite, or a little of it', () => {
  for (const [said, text] of [
    ['{name} is not a function', 'is there a function'],
    ['fatal: not a git repository', 'make a git repository'],
    [notDefined, 'where is a name defined'],
    [notAssignable, 'which type is a number'],
  ] as const)
    assert.equal(read(said, text), null, text);
});

test('matchRecalled gives any name back as it was typed', () => {
  const name = fc
    .stringMatching(/^[a-zA-Z_$][\w$]{2,12}$/)
    .filter((one) => !/^(?:not|defined?s?)$/i.test(one));
  fc.assert(
    fc.property(name, fc.constantFrom('', "'", '"', '`', '‘'), (given, mark) => {
      const match = read(
        "identifier '{name}' has already been declared",
        `identifier ${mark}${given}${mark} has already been declared`,
      );
      assert.equal(match?.slots['name'], given);
    }),
  );
});
