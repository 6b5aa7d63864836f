import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { loadSources, loadRenamed } from '../library.ts';
import { type Rename, renameSchema } from '../schema.ts';
import { loadTopics } from '../topics.ts';
import { checkMoves, type Moves } from './check-moves.ts';
import { makeSubject } from '../testing/sample.ts';

const { technology } = makeSubject((topics) => topics.slice(0, 3));
const added = '2026-11-21';
const stand = ['vue/topic-0', 'vue/topic-1', 'vue/topic-2'];

/** A roadmap of three topics; the topics in `gone` were published earlier. */
function makeMoves(renamed: readonly Rename[], gone: readonly string[] = []): Moves {
  const published = [...stand, ...gone].map((key) => ({ key, added }));
  return { published, renamed, library: [technology] };
}

function move(from: string, ...to: string[]): Rename {
  return { from: `vue/${from}`, to: to.map((slug) => `vue/${slug}`), since: '2027-01-31' };
}

test('checkMoves() accepts topics that were renamed, merged, split, retired or renamed twice', () => {
  const renamed = [
    move('old', 'topic-0'),
    move('other', 'topic-0'),
    move('both', 'topic-1', 'topic-2'),
    move('gone'),
    move('older', 'old'),
  ];
  const moves = makeMoves(renamed, ['vue/old', 'vue/other', 'vue/both', 'vue/gone', 'vue/older']);
  assert.deepEqual(checkMoves(moves), []);
});

test('checkMoves() takes a move on the day on which the topic was added', () => {
  const moves = makeMoves([{ ...move('old', 'topic-0'), since: added }], ['vue/old']);
  assert.deepEqual(checkMoves(moves), []);
});

describe('checkMoves() catches', () => {
  const cases: readonly [string, Moves, string][] = [
    [
      'a topic without a row',
      { ...makeMoves([]), published: makeMoves([]).published.slice(1) },
      'topics.tsv vue/topic-0: published: is missing; run npm run content -- --add-topics',
    ],
    [
      'a topic that was lost',
      makeMoves([], ['vue/old']),
      'topics.tsv vue/old: lost: is in no roadmap; add it to renamed.yaml',
    ],
    [
      'a move to a missing topic',
      makeMoves([move('old', 'no-such')], ['vue/old']),
      'renamed.yaml vue/old: to: vue/no-such does not exist',
    ],
    [
      'a move of a topic that still exists',
      makeMoves([move('topic-1', 'topic-0')]),
      'renamed.yaml vue/topic-1: from: is still in a roadmap',
    ],
    [
      'a move of a topic that was never published',
      makeMoves([move('old', 'topic-0')]),
      'renamed.yaml vue/old: from: was never published in topics.tsv',
    ],
    [
      'a move before the topic was added',
      makeMoves([{ ...move('old', 'topic-0'), since: '2026-01-01' }], ['vue/old']),
      'renamed.yaml vue/old: since: is before it was added, on 2026-11-21',
    ],
    [
      'a circle',
      makeMoves([move('old', 'older'), move('older', 'old', 'topic-0')], ['vue/old', 'vue/older']),
      'renamed.yaml vue/old: circle: leads back to itself\nrenamed.yaml vue/older: circle: leads back to itself',
    ],
    [
      'two moves of one topic',
      makeMoves([move('old', 'topic-0'), move('old', 'topic-1')], ['vue/old']),
      'renamed.yaml vue/old: once: is listed twice',
    ],
  ];
  for (const [what, moves, sentence] of cases)
    test(what, () => assert.equal(checkMoves(moves).join('\n'), sentence));
});

test('topics.tsv and renamed.yaml follow every rule', async () => {
  const [published, renamed, library] = await Promise.all([loadTopics(), loadRenamed(), loadSources()]);
  assert.deepEqual(checkMoves({ published, renamed, library }), []);
});

test('a move needs a valid date', () => {
  assert.equal(renameSchema.safeParse(move('old', 'topic-0')).success, true);
  for (const since of [undefined, '', 'soon', '2027-02-30'])
    assert.equal(renameSchema.safeParse({ ...move('old', 'topic-0'), since }).success, false);
});
