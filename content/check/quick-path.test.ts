import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { checkSample, writeWords } from '../testing/check-sample.ts';
import { makeSubject, makeTopic } from '../testing/sample.ts';
import type { CheckedTechnology } from './text/rule.ts';
import { quickPathRule } from './quick-path.ts';

const layPath = (ids: readonly (number | string)[], makes = 'You have it.') =>
  `roadmap: { needs: [css], path: { quick: [${ids.map((id) => `topic-${id}`).join(', ')}], makes: '${makes}' } }`;
const check = (path: string, topics = '{}') =>
  checkSample(`{ ${path}, topics: ${topics}, others: { css: [] } }`);
const firstTen = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

describe('the quick path rule', () => {
  const samples: readonly (readonly [what: string, ids: readonly (number | string)[], breach?: string])[] = [
    ['takes topics that lead from one to the next', firstTen],
    ['takes them in another order', [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]],
    ['refuses a topic before its prerequisite', [0, 1, 2, 4, 3, 5, 6, 7, 8, 9], 'vue.yaml topic-4: path'],
    ['refuses a topic without its prerequisite', [0, 1, 2, 3, 4, 5, 6, 7, 8, 10], 'vue.yaml topic-10: path'],
    ['refuses a topic twice', [...firstTen, 4], 'vue.yaml topic-4: path'],
    ['refuses a topic that does not exist', [...firstTen, 'x'], 'vue.yaml topic-x: path'],
  ];
  for (const [what, ids, breach] of samples)
    test(what, () => assert.deepEqual(check(layPath(ids)), breach ? [breach] : []));

  test('takes a topic that depends on another roadmap', () =>
    assert.deepEqual(check(layPath(firstTen), '{ 3: { after: [topic-2, css/start] } }'), []));
});

describe('the quick path rule reads what one has made, and', () => {
  const samples: readonly (readonly [what: string, makes: string, breaches: number])[] = [
    ['takes 20 words', `${writeWords(20)}.`, 0],
    ['refuses 21 words', `${writeWords(21)}.`, 1],
    ['refuses what is no sentence', 'A page', 1],
    ['refuses an exclamation mark', 'You have it! See it.', 1],
    ['takes one in code', 'You have `a !== b`.', 0],
  ];
  for (const [what, makes, breaches] of samples)
    test(what, () =>
      assert.deepEqual(check(layPath(firstTen, makes)), Array(breaches).fill('vue.yaml: path')),
    );
});

describe('the quick path rule measures, and', () => {
  for (const [count, minutes, breaches] of [
    [9, 20, 1],
    [10, 20, 0],
    [15, 20, 0],
    [16, 20, 1],
    [11, 30, 0],
    [11, 31, 1],
  ] as const)
    test(`finds ${breaches} wrong with ${count} topics of ${minutes} minutes`, () =>
      assert.equal(quickPathRule.check(makePath(count, { count, minutes })).length, breaches));

  for (const [count, breaches] of [
    [10, 0],
    [11, 1],
  ] as const)
    test(`finds ${breaches} wrong with an advanced topic of a roadmap of ${count}`, () =>
      assert.equal(quickPathRule.check(makePath(10, { count, minutes: 20 }, 9)).length, breaches));
});

type Size = { readonly count: number; readonly minutes: number };

/** A roadmap of that size, with its first topics as its quick path. */
function makePath(length: number, { count, minutes }: Size, advanced?: number): CheckedTechnology {
  const subject = makeSubject(() =>
    Array.from({ length: count }, (_, id) =>
      makeTopic(id, { minutes, level: id === advanced ? 'advanced' : 'beginner' }),
    ),
  );
  const quick = Array.from({ length }, (_, id) => `topic-${id}`);
  return { ...subject, technology: { ...subject.technology, path: { quick, makes: 'You have it.' } } };
}
