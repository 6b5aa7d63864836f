import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { allowTime } from './allowance.ts';
import { makeSlots } from './make-slots.ts';
import type { PlanRequest } from '../types/plan-request.ts';

const adult: PlanRequest = { days: 14, age: 30, level: 1 };

/** First letters: p is a day of practice or a project, r a review or a rest. */
function typesOf(request: PlanRequest): string {
  return makeSlots(request, allowTime(request), request.days)
    .map(({ type }) => type[0])
    .join('');
}

describe('laySlots', () => {
  test('ends each week with a project and a day to review and catch up', () => {
    assert.equal(typesOf(adult), 'lllllprlllllpr');
  });

  test('gives children a day of practice after two days of learning', () => {
    assert.equal(typesOf({ ...adult, age: 12 }), 'llpllprllpllpr');
    assert.equal(typesOf({ ...adult, age: 13 }), 'lllllprlllllpr');
  });

  test('continues the week after days of rest', () => {
    const request = { ...adult, minutesADay: { weekday: 0, weekend: 60 }, days: 16 };
    const [learn, , rest] = makeSlots(request, allowTime(request), 16);
    assert.equal(learn?.type, 'learn');
    assert.equal(rest?.type, 'rest');
    assert.equal(rest?.budget, 0);
    assert.equal(typesOf(request), 'llrrrrrllrrrrrlp');
  });

  test('leaves a third of a review day to catch up', () => {
    const day = makeSlots(adult, allowTime(adult), 7)[6];
    assert.deepEqual([day?.budget, day?.questions, day?.capacity], [45, 10, 0]);
  });
});
