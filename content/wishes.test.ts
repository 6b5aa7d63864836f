import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { loadGoals, loadGoalWords, loadWishes } from './library.ts';
import { compileWishes, parseWishes } from './wishes.ts';

test('parseWishes(lines) reads a goal and a sentence from each line', () => {
  assert.deepEqual(parseWishes('tea\ta pot of tea\npie\tan apple pie\n', 'ana'), [
    { goal: 'tea', text: 'a pot of tea', author: 'ana' },
    { goal: 'pie', text: 'an apple pie', author: 'ana' },
  ]);
});

test('compileWishes(sentences, chosen) keeps the words of each goal with their numbers, without their marks', () => {
  const wishes = parseWishes('tea\tTea, hot tea!\npie\t(a hot pie)\ntea\t"hot tea 14"\npie\ta pie', 'ana');
  assert.deepEqual(compileWishes(wishes, []), { tea: 'hot 2 tea 3', pie: 'a 2 hot pie 2' });
});

test('compileWishes(sentences, chosen) leaves out what one sentence alone has, and keeps what was chosen', () => {
  const [sentences, chosen] = ['tea\tas Aunt Zora makes it', 'tea\tleaves'].map((line) =>
    parseWishes(line, ''),
  );
  assert.deepEqual(compileWishes(sentences ?? [], chosen ?? []), { tea: 'leaves 3' });
});

test('compileWishes(sentences, chosen) keeps a word of sixty goals, and leaves out one of more', () => {
  for (const [goals, words] of [
    [60, 'draw'],
    [61, ''],
  ] as const) {
    const wishes = Array.from({ length: goals }, (_, at) => ({
      goal: `goal-${at}`,
      text: 'draw',
      author: 'ana',
    }));
    assert.equal(compileWishes(wishes, [])['goal-0'], words);
  }
});

test('compileWishes(sentences, chosen) leaves the signs that belong to a name', () => {
  const names = ['c++', 'c#', 'node.js', 'ng-model'];
  const chosen = parseWishes('code\tfrom C to C++, then C#, node.js and ng-model.', 'ana');
  const words = compileWishes([], chosen)['code']?.split(' ') ?? [];
  for (const name of names) assert.ok(words.includes(name), name);
});

test('compileWishes(sentences, chosen) gives the same whatever order the sentences come in', () => {
  const goal = fc.constantFrom('tea', 'pie');
  const wish = fc.record({ goal, text: fc.lorem({ maxCount: 6 }), author: fc.constant('ana') });
  fc.assert(
    fc.property(fc.array(wish), (wishes) => {
      const [one, other] = [wishes, wishes.toReversed()].map((all) => compileWishes(all, []));
      assert.deepEqual({ ...one }, { ...other });
    }),
  );
});

test('people typed several sentences for every goal', async () => {
  const [goals, wishes] = await Promise.all([loadGoals(), loadWishes()]);
  const counts = Map.groupBy(wishes, ({ goal }) => goal);
  for (const { id } of goals) assert.ok((counts.get(id)?.length ?? 0) >= 8, id);
});

test('wishes and chosen words are of goals that exist, no two are the same, and no line is long', async () => {
  const ids = new Set((await loadGoals()).map(({ id }) => id));
  const lines = [...(await loadWishes()), ...(await loadGoalWords())];
  const texts = lines.map(({ goal, text }) => `${goal}\t${text}`);
  for (const [at, { goal, text }] of lines.entries()) {
    assert.ok(ids.has(goal) && text !== '', texts[at]);
    assert.ok((texts[at]?.length ?? 0) <= 160, texts[at]);
  }
  assert.equal(new Set(texts).size, texts.length);
});
