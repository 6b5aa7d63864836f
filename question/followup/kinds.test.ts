import assert from 'node:assert/strict';
import { test } from 'node:test';

import { followupModel } from '#lexicon/followup/weights.ts';

import { fitKind, type FollowupKind, intentOf } from './kinds.ts';

const kinds = followupModel.labels.filter((label): label is FollowupKind => label !== 'new');

test('fitKind asks for the same of a plan, or of an answer, however it is put', () => {
  for (const [said, ofPlan, ofAnswer] of [
    ['shorter-answer', 'shorter-plan', 'shorter-answer'],
    ['shorter-plan', 'shorter-plan', 'shorter-answer'],
    ['simpler', 'easier', 'simpler'],
    ['easier', 'easier', 'simpler'],
    ['why', 'why-order', 'why'],
    ['what-next', 'after-plan', 'what-next'],
    ['example', 'example', 'example'],
    ['thanks', 'thanks', 'thanks'],
  ] as const) {
    assert.equal(fitKind(said, true), ofPlan, said);
    assert.equal(fitKind(said, false), ofAnswer, said);
  }
});

test('fitKind fits once: a kind that fits is left alone', () => {
  for (const kind of kinds)
    for (const isPlan of [true, false]) {
      const fitted = fitKind(kind, isPlan);
      assert.equal(fitKind(fitted, isPlan), fitted, kind);
    }
});

test('intentOf takes what changes a plan for a change, and thanks for a chat', () => {
  for (const [kind, intent] of [
    ['fewer-minutes', 'change'],
    ['leave-out', 'change'],
    ['missed-days', 'change'],
    ['thanks', 'chat'],
    ['insult', 'chat'],
    ['example', 'followup'],
    ['show-day', 'followup'],
    ['why', 'followup'],
  ] as const)
    assert.equal(intentOf(kind), intent, kind);
});
