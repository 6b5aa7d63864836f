import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { library } from '../../replies/testing/ask-sample.ts';
import { understand } from '../understand.ts';
import { listShared, presumeShared } from './presume-shared.ts';

const { index, contrasts } = library;
const read = (problem: string, language: string) => {
  const found = presumeShared(contrasts, understand(index, { problem, language }));
  assert.equal(found.intent, 'plan', problem);
  return found.intent === 'plan' ? found : assert.fail();
};

const nameOf = (slug: string) => library.roadmaps.get(slug)?.names[0] ?? slug;

describe('presumeShared(contrasts, read)', () => {
  const entries = [...contrasts.technologies].flatMap(([known, sides]) =>
    sides.map(({ contrast, side }) => ({
      known,
      wanted: contrast.between[1 - side] ?? '',
      shares: side === 0 ? contrast.shares : contrast.sharesBack,
    })),
  );
  for (const { known, wanted, shares } of entries)
    test(`presumes of ${wanted} what ${known} shares with it, and nothing else`, () => {
      const plan = read(`I know ${nameOf(known)}. Make me a plan`, nameOf(wanted));
      assert.deepEqual(plan.technologies, [wanted]);
      assert.deepEqual(listShared(plan), shares);
      assert.deepEqual(plan.known ?? [], []);
      assert.deepEqual(
        plan.shared?.map((one) => one.known),
        [known],
      );
    });

  test('presumes nothing where no entry compares the two, or little is known', () => {
    for (const [problem, language] of [
      ['I know R. Make me a plan', 'Angular'],
      ['I know a bit of C, plan please', 'C++'],
      ['I do not know C, plan please', 'C++'],
      ['make me a plan', 'C++'],
      ['I know C++, plan please', 'C++'],
    ] as const)
      assert.equal(read(problem, language).shared, undefined, problem);
  });

  test('finds the topic that compares the two, and does not presume it', () => {
    const [shared] = read('I know Java, plan please', 'Kotlin').shared ?? [];
    assert.equal(shared?.comparing, 'kotlin/kotlin-and-java');
  });
});
