import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { findPatternFault } from './safe-pattern.ts';

const safe = [
  String.raw`^print\((?<rest>.*)$`,
  '^(?<before>.*?){name}(?<after>.*)$',
  '^(?<head>[^(]*)\\((?<middle>[^)]*)\\)(?<tail>.*)$',
  '^(?:if|elif) (?<rest>.+)$',
  '^(?:await )?(?<rest>.+)$',
];
const unsafe = [
  'print',
  '^(a+)+$',
  '^(?:a|a)*$',
  '^(?<=x)a$',
  '^(?<one>a)\\k<one>$',
  '^(?<Name>a)$',
  '^a($',
  '^.*a.*b.*c$',
  '^\\w+\\s*\\w+\\s*\\w+\\s*$',
];

test('findPatternFault(pattern) accepts patterns that read a line at most twice over', () => {
  for (const pattern of safe) assert.equal(findPatternFault(pattern), null, pattern);
});

test('findPatternFault(pattern) refuses patterns that may take long, or that are wrong', () => {
  for (const pattern of unsafe) assert.notEqual(findPatternFault(pattern), null, pattern);
});

test('findPatternFault(pattern) gives an answer for any text', () => {
  fc.assert(
    fc.property(fc.string(), (pattern) => {
      const fault = findPatternFault(pattern);
      assert.ok(fault === null || typeof fault === 'string');
    }),
  );
});
