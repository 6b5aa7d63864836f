import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { FindableTopic } from '../../search/findable-topic.ts';
import { makeIndex } from '../../search/index.ts';
import { understand } from '../understand.ts';
import { naming } from '../../tests/naming.ts';

const topic = (technology: string, title: string, rest: Partial<FindableTopic>): FindableTopic => ({
  key: `${technology}/${title.toLowerCase().replaceAll(' ', '-')}`,
  technology,
  title,
  aliases: [],
  description: '',
  chapter: 'Basics',
  ...rest,
});
const index = makeIndex(
  [
    topic('javascript', 'Optional chaining', {
      aliases: ['cannot read properties of undefined', '?.'],
      description: 'Reading a property of `undefined` raises an error; `?.` gives `undefined` in its place.',
    }),
    topic('javascript', 'Map and filter', { description: 'The array method `map` makes a new array.' }),
    topic('react', 'Rendering lists', {
      aliases: ['map in jsx'],
      description: '`map` turns items into elements.',
    }),
    topic('react', 'Form inputs', { description: 'A value of `undefined` makes an input uncontrolled.' }),
    topic('css', 'What CSS is', {
      aliases: ['make my page pretty'],
      description: 'CSS says how a page looks: its colors, its styling.',
    }),
    topic('html', 'Stating a title', { description: 'A page has a title and a website has many pages.' }),
  ],
  naming,
);
const first = (question: string, field: string): string | undefined => {
  const understood = understand(index, { problem: question, language: field });
  return understood.intent === 'answer' ? understood.topics[0]?.key : understood.intent;
};

test('understand explains a pasted error, and not the name that it was met at', () => {
  for (const error of [
    "Cannot read properties of undefined (reading 'map')",
    "Uncaught TypeError: Cannot read properties of undefined (reading 'map')",
  ]) {
    assert.equal(first(error, 'JavaScript'), 'javascript/optional-chaining');
    assert.equal(
      first(error, 'React'),
      'javascript/optional-chaining',
      'the language explains what it raised',
    );
  }
  assert.equal(first('what does map do in jsx?', 'React'), 'react/rendering-lists');
});

test('understand knows that who wants a page to look better asks for CSS', () => {
  for (const question of [
    'make my page pretty',
    'make my page look nice',
    'how can I make my page beautiful?',
  ])
    for (const field of ['HTML', 'any']) assert.equal(first(question, field), 'css/what-css-is', question);
});
