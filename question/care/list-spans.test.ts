import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { listSpans } from './list-spans.ts';

const tokens = fc.array(fc.constantFrom('a', 'b', 'c', 'd', '.', '死', '你'), {
  minLength: 1,
  maxLength: 80,
});
const wordsOf = (parts: readonly string[]) => parts.filter((token) => token !== '.').length;

test('listSpans weighs a short message as a whole', () => {
  assert.deepEqual(listSpans('i can not go on'.split(' ')), [{ from: 0, to: 5 }]);
});

test('listSpans weighs each clause of a message by itself too', () => {
  const message = 'make me a plan . i can not go on . thanks'.split(' ');
  const parts = new Set(listSpans(message).map(({ from, to }) => message.slice(from, to).join(' ')));
  assert.ok(parts.has('i can not go on') && parts.has('make me a plan'));
  assert.ok(!parts.has('thanks'));
});

test('listSpans leaves no word out, and no part is longer than one can weigh', () => {
  fc.assert(
    fc.property(tokens, (message) => {
      const spans = listSpans(message);
      const covered = new Set(
        spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
      );
      assert.equal(covered.size, message.length);
      for (const { from, to } of spans) {
        assert.ok(from >= 0 && from < to && to <= message.length);
        assert.ok(wordsOf(message.slice(from, to)) <= 24);
      }
    }),
  );
});

test('listSpans finds the same clause wherever it is in a long text', () => {
  const clause = 'i can not go on'.split(' ');
  const prose = fc.array(fc.constantFrom('loops', 'are', 'hard', '.'), { maxLength: 60 });
  fc.assert(
    fc.property(prose, prose, (before, after) => {
      const message = ['loops', 'are', 'hard', ...before, '.', ...clause, '.', ...after];
      const from = before.length + 4;
      const own = { from, to: from + clause.length };
      assert.ok(listSpans(message).some((span) => span.from === own.from && span.to === own.to));
    }),
  );
});

test('listSpans holds every run of ten words of a clause without end in one part', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 90 }), fc.nat(90), (length, at) => {
      const message = Array.from({ length }, (_, place) => `w${place}`);
      const start = at % (length - 9);
      assert.ok(listSpans(message).some(({ from, to }) => from <= start && to >= start + 10));
    }),
  );
});
