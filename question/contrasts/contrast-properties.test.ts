import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { readContrast } from './read-contrast.ts';
import { sampleContrastIndex, sampleContrasts } from './testing/sample-contrasts.ts';

const context = { field: [], named: [] };
const read = (message: string) => readContrast(sampleContrastIndex, message, context);
const pair = fc.constantFrom(...sampleContrasts).chain((contrast) =>
  fc.record({
    contrast: fc.constant(contrast),
    sides: fc.shuffledSubarray([...contrast.names.keys()], { minLength: 2, maxLength: 2 }),
  }),
);
const nameOf = ({ names }: (typeof sampleContrasts)[number], side = 0) => names[side]?.[0] ?? '';

test('readContrast gives the sides in the order in which the message names them', () => {
  fc.assert(
    fc.property(pair, fc.constantFrom(' vs ', ' or ', ' versus '), ({ contrast, sides }, by) => {
      const asked = read(`${nameOf(contrast, sides[0])}${by}${nameOf(contrast, sides[1])}`);
      assert.equal(asked?.contrast, contrast);
      assert.deepEqual(asked.sides, sides);
    }),
  );
});

test('readContrast finds the same in any case, and with polite words around', () => {
  const polite = fc.constantFrom('', 'please tell me, ', 'hello! ', 'I am new here. ');
  fc.assert(
    fc.property(pair, polite, ({ contrast, sides: [one, other] }, before) => {
      const question = `what is the difference between ${nameOf(contrast, one)} and ${nameOf(contrast, other)}`;
      const plain = read(question);
      for (const message of [before + question, question.toUpperCase(), `${question}, thanks a lot?`])
        assert.deepEqual(
          [read(message)?.contrast, read(message)?.sides],
          [plain?.contrast, plain?.sides],
          message,
        );
    }),
  );
});

test('readContrast compares nothing with itself', () => {
  for (const contrast of sampleContrasts)
    for (const names of contrast.names)
      for (const one of names)
        for (const other of names) assert.equal(read(`${one} vs ${other}`), null, `${one} vs ${other}`);
});

test('readContrast knows a message that holds nothing but the names', () => {
  for (const [message, isBare] of [
    ['let vs const', true],
    ['let or const?', true],
    ['what is better for a counter in a loop, let or const?', false],
  ] as const)
    assert.equal(read(message)?.isBare, isBare, message);
});

test('readContrast takes no idea that is far from the other for its counterpart', () => {
  const far = 'and then I went on to read about many other things such as';
  assert.equal(read(`let ${far} const`), null);
});
