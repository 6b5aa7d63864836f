import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { arbitraryTopics, planRuns } from '../testing/arbitrary-case.ts';
import { chooseQuestion } from './choose-question.ts';
import { findKnown, listDoubted, tickTopic } from './find-known.ts';
import { makePlacement, maxAsked, type Placement, type Said } from './placement.ts';

const runs = { numRuns: Math.ceil(planRuns.numRuns / 4) };

/** A roadmap, answers to all questions that it asks, and topics that are done. */
const arbitraryRun = fc
  .tuple(arbitraryTopics, fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }))
  .chain(([topics, knows]) =>
    fc.tuple(
      fc.constant(makePlacement(topics)),
      fc.constant(knows),
      fc.subarray(topics.map(({ key }) => key)),
    ),
  )
  .map(([placement, knows, some]) => ({ placement, knows, done: new Set(some.slice(0, 3)) }));

test('findKnown(placement, said) marks nothing without all that it depends on, whatever is answered', () => {
  fc.assert(
    fc.property(arbitraryRun, (run) => {
      const said = answerAll(run);
      const known = new Set([...findKnown(run.placement, said), ...said.done]);
      for (const key of findKnown(run.placement, said)) {
        assert.equal(said.done.has(key), false);
        for (const one of listPrerequisites(run.placement, key))
          assert.ok(known.has(one), `${key} needs ${one}`);
      }
    }),
    runs,
  );
});

test('findKnown(placement, said) marks no topic that was answered with "not yet", nor what depends on it', () => {
  fc.assert(
    fc.property(arbitraryRun, (run) => {
      const said = answerAll(run);
      const unknown = [...said.answers].flatMap(([key, knew]) => (knew ? [] : [key]));
      const known = findKnown(run.placement, said);
      for (const key of known)
        assert.deepEqual(
          unknown.filter((one) => reaches(run.placement, key, one)),
          [],
          key,
        );
      for (const key of listDoubted(run.placement, said)) assert.ok(!known.includes(key));
    }),
    runs,
  );
});

test('chooseQuestion(placement, said) asks at most eight times, never twice and never about what is done', () => {
  fc.assert(
    fc.property(arbitraryRun, (run) => {
      const { answers, done } = answerAll(run);
      assert.ok(answers.size <= maxAsked);
      for (const key of answers.keys()) assert.ok(run.placement.keys.includes(key) && !done.has(key));
      const open = run.placement.keys.length - done.size;
      assert.ok(answers.size >= Math.min(open, 5), `${answers.size} of ${open}`);
    }),
    runs,
  );
});

test('tickTopic(placement, ticked, change) leaves no ticked topic without what it depends on', () => {
  const changes = fc.array(fc.tuple(fc.nat(), fc.boolean()), { maxLength: 6 });
  fc.assert(
    fc.property(arbitraryRun, changes, (run, turns) => {
      const { placement } = run;
      let ticked = new Set(findKnown(placement, answerAll({ ...run, done: new Set() })));
      for (const [at, isTicked] of turns) {
        const key = placement.keys[at % placement.keys.length] ?? '';
        ticked = tickTopic(placement, ticked, { key, isTicked });
        assert.equal(ticked.has(key), isTicked);
        for (const one of ticked)
          for (const before of listPrerequisites(placement, one)) assert.ok(ticked.has(before));
      }
    }),
    runs,
  );
});

type Run = { readonly placement: Placement; readonly knows: readonly boolean[]; readonly done: Said['done'] };

function answerAll({ placement, knows, done }: Run): Said {
  const answers = new Map<string, boolean>();
  for (let key = ask(); key !== null; key = ask()) answers.set(key, knows[answers.size] ?? false);
  function ask() {
    return chooseQuestion(placement, { answers, done });
  }
  return { answers, done };
}

function listPrerequisites({ keys, prerequisites }: Placement, key: string): string[] {
  return (prerequisites[keys.indexOf(key)] ?? []).flatMap((one) => keys[one] ?? []);
}

function reaches(placement: Placement, from: string, to: string): boolean {
  return from === to || listPrerequisites(placement, from).some((one) => reaches(placement, one, to));
}
