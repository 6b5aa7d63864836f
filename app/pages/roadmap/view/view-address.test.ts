import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { foldJournal } from '#journal/fold/fold.ts';
import { exampleEvent } from '#journal/testing/example-event.ts';
import { findMatching } from './find-matching.ts';
import { fullView, type View } from './view.ts';
import { minuteChoices, readView, writeView } from './view-address.ts';

const views: fc.Arbitrary<View> = fc.record(
  {
    isOne: fc.boolean(),
    isOpenOnly: fc.boolean(),
    levels: fc.subarray([1, 2, 3] as const),
    importances: fc.subarray(['core', 'usual', 'niche'] as const),
    minutes: fc.option(fc.constantFrom(...minuteChoices)),
  },
  { noNullPrototype: true },
);

test('readView(search) reads what writeView() wrote, and leaves the rest of the query alone', () => {
  fc.assert(
    fc.property(views, (view) => {
      const search = writeView(view, '?from=mail');
      assert.deepEqual(readView(search), view);
      assert.match(search, /from=mail/);
      assert.equal(writeView(fullView, search), '?from=mail');
    }),
  );
});

test('readView(search) ignores what it does not know', () => {
  assert.deepEqual(readView('?view=two&level=7,x&importance=&minutes=-3&show=all&x'), fullView);
});

const topics = [
  { key: 'git/a', slug: 'a', level: 1, importance: 'core', minutes: 10 },
  { key: 'git/b', slug: 'b', level: 1, importance: 'niche', minutes: 30 },
  { key: 'git/c', slug: 'c', level: 2, importance: 'core', minutes: 20 },
  { key: 'git/d', slug: 'd', level: 3, importance: 'usual', minutes: 20 },
] as const;
const events = [
  exampleEvent(0, { kind: 'topic-done', technology: 'git', topic: 'a' }),
  exampleEvent(1, { kind: 'topic-skipped', technology: 'git', topic: 'd' }),
];
const record = foldJournal(events, { renamed: [] });

const rows: readonly [Partial<View>, string][] = [
  [{}, 'a b c d'],
  [{ isOpenOnly: true }, 'b c'],
  [{ levels: [1] }, 'a b'],
  [{ levels: [2, 3] }, 'c d'],
  [{ importances: ['core'] }, 'a c'],
  [{ minutes: 20 }, 'a c d'],
  [{ minutes: 20, isOpenOnly: true, importances: ['core', 'usual'] }, 'c'],
  [{ minutes: 10, levels: [3] }, ''],
];

for (const [change, slugs] of rows) {
  test(`findMatching() leaves "${slugs}" with ${JSON.stringify(change)}`, () => {
    assert.equal(findMatching(topics, { ...fullView, ...change }, record).join(' '), slugs);
  });
}
