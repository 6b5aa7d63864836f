import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { Corrections } from '#question/meaning/meaning.ts';
import { draftReply } from '#replies/answer-request.ts';
import type { Request } from '#replies/request.ts';
import { library } from '#replies/testing/ask-sample.ts';

import { listReadChanges } from './list-read-changes.ts';
import type { ModelReading } from './parse-reading.ts';

const sample: Request = {
  name: 'Mina',
  age: 20,
  level: 1,
  days: 30,
  language: 'Python',
  problem: 'make me a plan for a Game about   Cats',
};
const listed = new Set(['python/lists', 'python/functions', 'snake-game']);

function list(reading: ModelReading, changes: Partial<Request> = {}): Corrections {
  const request = { ...sample, ...changes };
  return listReadChanges({ library, request, drafted: draftReply(library, request) }, reading, listed);
}

describe('listReadChanges(toRead, reading, listed) takes', () => {
  const rows: readonly (readonly [what: string, reading: ModelReading])[] = [
    ['days, minutes, weekdays and a level', { days: 12, minutes: 40, weekdays: [5, 6], level: 'advanced' }],
    ['technologies with a roadmap', { technologies: ['java', 'kotlin'] }],
    ['topics that were to choose from', { topics: ['python/lists'], known: ['python/functions'] }],
    ['topics to skip', { skipped: ['python/lists'] }],
    ['a goal that was to choose from', { goalId: 'snake-game' }],
    ['a goal in the words of the message, whatever their case and spaces', { goal: 'game about cats' }],
  ];
  for (const [what, reading] of rows) test(what, () => assert.deepEqual(list(reading), reading));
});

describe('listReadChanges(toRead, reading, listed) leaves out', () => {
  const rows: readonly (readonly [what: string, reading: ModelReading])[] = [
    [
      'what was read the same',
      { intent: 'plan', days: 30, technologies: ['python'], goalId: 'own-round-game-python' },
    ],
    ['a technology without a roadmap, and those beside it', { technologies: ['java', 'cobol'] }],
    [
      'a topic that was not to choose from, and those beside it',
      { topics: ['python/lists', 'python/loops'] },
    ],
    ['no technologies and no topics', { technologies: [], topics: [] }],
    ['known topics that were not to choose from', { known: ['python/loops'], skipped: ['css/grid'] }],
    ['a goal that was not to choose from', { goalId: 'pet-page' }],
    ['a goal that was never said', { goal: 'a castle' }],
    ['a goal without words', { goal: ' ' }],
  ];
  for (const [what, reading] of rows) test(what, () => assert.deepEqual(list(reading), {}));
});

test('listReadChanges(toRead, reading, listed) never changes what the learner corrected by hand', () => {
  const corrections: Corrections = { days: 5, technologies: ['css'] };
  assert.deepEqual(list({ days: 12, technologies: ['java'], minutes: 40 }, { corrections }), { minutes: 40 });
});

describe('listReadChanges(toRead, reading, listed) takes another intent', () => {
  const unsure = { problem: 'lists and stuff, hm' };
  const sure = { problem: 'what is a dictionary?' };
  test('only where we are not sure of ours', () => {
    assert.notEqual(draftReply(library, { ...sample, ...unsure }).meaning.grade, 'sure');
    assert.equal(draftReply(library, { ...sample, ...sure }).meaning.grade, 'sure');
    assert.deepEqual(list({ intent: 'error' }, unsure), { intent: 'error' });
    assert.deepEqual(list({ intent: 'error' }, sure), {});
  });

  test('only if a reply follows from it alone', () => {
    for (const intent of ['harm', 'meta', 'nonsense'] as const)
      assert.deepEqual(list({ intent }, unsure), {});
  });
});
