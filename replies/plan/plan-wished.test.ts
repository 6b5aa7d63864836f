import assert from 'node:assert/strict';
import { test } from 'node:test';

import { addressOf } from '#content/topic-key.ts';
import { makePlan } from '#planner/make-plan.ts';

import { answerRequest } from '../answer-request.ts';
import { library } from '../testing/ask-sample.ts';

const asked = {
  name: 'Mina',
  age: 20,
  level: 1,
  days: 14,
  language: 'Python',
  problem: '',
} as const;

test('answerRequest gives with a plan what the planner was asked for, and the planner gives it again', () => {
  const { letter, plan } = answerRequest(library, { ...asked, problem: 'a plan, 20 minutes a day' });
  assert.ok(plan);
  const topics = plan.technologies.flatMap((slug) => library.topicsOf.get(slug) ?? []);
  const again = makePlan(topics, plan.request);
  assert.deepEqual(again.minutesADay, { weekday: 20, weekend: 20 });
  for (const key of again.covered) assert.ok(letter.includes(addressOf(key)), key);
});

test('answerRequest gives no plan with an answer', () => {
  assert.equal(answerRequest(library, { ...asked, problem: 'what is a list?' }).plan, undefined);
});
