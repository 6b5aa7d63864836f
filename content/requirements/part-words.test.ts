import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makePart } from './parts.ts';
import type { Requirement } from './requirement-schema.ts';

const way = {
  in: ['sql'],
  does: 'Ask `SELECT name FROM seats WHERE row = ? AND taken = 0`. Then book the seat.',
  topics: ['sql/where-clauses'],
};
const page = {
  in: ['html'],
  does: 'Draw each seat as a large button, and open the page on a phone.',
  topics: ['html/buttons'],
  shows: 'The buttons fit on a phone, and none is too small for a thumb.',
};
const seats: Requirement = {
  id: 'taken-only-once',
  title: 'A seat that is taken only once',
  asks: ['same seat'],
  not: [],
  ways: [way, page],
  shows: 'Take the same seat a second time: you are told that it is gone.',
};

test('code in a line stays whole', () => {
  assert.deepEqual(makePart(seats, 'sql')?.does, [
    'Ask `SELECT name FROM seats WHERE row = ? AND taken = 0`.',
    'Then book the seat.',
  ]);
});

test('a way that does less says itself what is seen', () => {
  assert.equal(makePart(seats, 'html')?.shows, page.shows);
  assert.equal(makePart(seats, 'sql')?.shows, seats.shows);
});

test('a part needs no topic of another technology', () => {
  const other = { ...seats, ways: [{ ...way, topics: ['html/buttons'] }] };
  assert.deepEqual(makePart(other, 'sql')?.needs, []);
});
