import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { names, naming } from '../../tests/naming.ts';
import { readMentions } from '../names/mentions.ts';
import { maskMessage } from './mask-message.ts';

const mask = (text: string) => maskMessage(text, readMentions(names, text)).replaceAll(/\s+/g, ' ').trim();
const taught = naming.technologies.flatMap(({ names: [name = ''] }) =>
  /^[A-Z][a-z]{3,}$/.test(name) ? [name] : [],
);

test('maskMessage makes one message of those that differ in names, numbers and code alone', () => {
  for (const [one, other] of [
    ['teach me Python please', 'teach me Kotlin please'],
    ['I have 20 days', 'I have 365 days'],
    ['20 minutes a day for SQL', '45 minutes a day for CSS'],
    ['learn Rust', 'learn Haskell'],
    ['what does foo() do', 'what does bar() do'],
    ['HTML, CSS and JavaScript', 'Java, Kotlin and PHP'],
    ['teach me data structures please', 'teach me Kotlin please'],
    ['in 1.5 hours', 'in 2,5 hours'],
  ] as const)
    assert.equal(mask(one), mask(other), one);
});

test('maskMessage keeps apart what we teach, what we do not, numbers, and code', () => {
  const masked = ['learn Python', 'learn Rust', 'learn 7', 'learn foo()', 'learn chess'].map(mask);
  assert.equal(new Set(masked).size, masked.length);
});

test('maskMessage leaves the other words as they are, folded', () => {
  assert.equal(mask('Please explain closures'), 'please explain closures');
  assert.equal(mask('¿Qué es una función?'), '¿que es una funcion?');
  assert.match(mask('Python lists and tuples'), / lists and tuples$/);
  assert.match(mask('css3 and html5'), /^\S and \S$/);
});

test('maskMessage leaves no name and no number in a message, wherever they stand', () => {
  const words = fc.array(fc.constantFrom('please', 'a', 'plan', 'for', 'my', 'exam,', 'and'), {
    maxLength: 5,
  });
  fc.assert(
    fc.property(words, fc.constantFrom(...taught), fc.nat(999), words, (before, name, number, after) => {
      const masked = mask([...before, 'learn', name, 'in', number, ...after].join(' '));
      assert.ok(!masked.includes(name.toLowerCase()), masked);
      assert.doesNotMatch(masked, /\d/);
      for (const word of [...before, ...after]) assert.ok(masked.includes(word), masked);
    }),
  );
});

test('maskMessage is total', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => assert.equal(typeof mask(text), 'string')));
});
