import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { fillPattern, fillTemplate, listSlots, parseTemplate } from './template.ts';

const slot = fc.constantFrom('name', 'type', 'line', 'what');
const literal = fc.string({
  unit: fc.constantFrom('a', ' ', "'", ':', '(', 'é', '.'),
  minLength: 1,
  maxLength: 6,
});
const template = fc
  .array(
    fc.oneof(
      literal,
      slot.map((one) => `{${one}}`),
      slot.map((one) => `{${one}...}`),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

test('parseTemplate loses nothing of a template', () => {
  fc.assert(
    fc.property(template, (text) => {
      const parts = parseTemplate(text);
      const whole = parts.map((part) => ('literal' in part ? part.literal : `{${part.slot}}`)).join('');
      assert.equal(whole, text.replaceAll('...}', '}'));
      assert.deepEqual(
        parts.flatMap((part) => ('slot' in part ? [part.slot] : [])),
        listSlots(text),
      );
    }),
  );
});

test('parseTemplate lets a value hold spaces between quotes and with three dots alone', () => {
  for (const [text, spaced] of [
    ["name '{name}' is", true],
    ['name "{name}" is', true],
    ['name `{name}` is', true],
    ['name {name...} is', true],
    ['name {name} is', false],
    ["name '{name} is", false],
    ['name ({name}) is', false],
  ] as const) {
    const found = parseTemplate(text).find((part) => 'slot' in part);
    assert.equal(found && 'spaced' in found && found.spaced, spaced, text);
  }
});

test('fillTemplate puts in every value as it is, and gives nothing where one is missing', () => {
  const value = fc.oneof(fc.string(), fc.constantFrom('$&', '$1', '{name}', '\\', '.*'));
  fc.assert(
    fc.property(value, value, (name, type) => {
      assert.equal(
        fillTemplate('{name} is no {type...}: {name}', { name, type }),
        `${name} is no ${type}: ${name}`,
      );
      assert.equal(fillTemplate('{name} is no {type}', { name }), null);
    }),
  );
  assert.equal(fillTemplate('no slots', {}), 'no slots');
});

test('fillPattern takes values for what they are and not for patterns', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.constantFrom('a.b', 'c++', '[0]', '(x', '^$', 'a|b', '{2}', '/', '$&')),
      (name) => {
        const pattern = fillPattern('^print\\({name}\\)$', { name });
        assert.ok(pattern?.test(`print(${name})`), name);
        assert.equal(pattern?.test(`print(${name}x)`), false, name);
      },
    ),
  );
  assert.equal(fillPattern('{name}', { name: 'a.b' })?.test('axb'), false);
  assert.equal(fillPattern('{name}', {}), null);
});
