import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makePlan } from '#planner/make-plan.ts';
import { exampleChain, exampleGoals } from '#planner/testing/example-topic.ts';

import { listNextSpans, sayEnds, sayFrom, sayMoreTopics } from './next-goals.ts';

const topics = exampleChain(10);
const steps = exampleGoals([[['a/1']], [['a/2'], ['a/8']]]);
const goals = [0, 1].map((at) => ({
  id: `goal-${at}`,
  interest: 'games',
  title: `Goal ${at}`,
  steps: steps.filter(({ chapter }) => chapter === `goal-${at}`),
}));
const plan = (days: number, moreTopics = false) =>
  makePlan([...topics, ...steps], {
    days,
    age: 30,
    level: 1,
    goal: 'goal-0',
    nextGoals: ['goal-1'],
    ...(moreTopics && { moreTopics: true }),
  });

test('a plan names the next goal with its first day, and the day on which it works', () => {
  const [span] = listNextSpans(plan(20), goals.slice(1));
  assert.ok(span);
  assert.match(`${sayFrom(span)}. ${sayEnds(span)}`, /^From day \d+\. It works on day \d+\.$/);
});

test('a plan that does not reach the end of the next goal says how far its days lead', () => {
  const spans = [3, 4, 5, 6, 7, 8].flatMap((days) => listNextSpans(plan(days), goals.slice(1)));
  const said = spans.map(sayEnds);
  assert.ok(
    said.some((line) => /^The days lead to step 1 of 2, “.+”, on day \d\.$/.test(line)),
    said.join(),
  );
});

test('a plan says why topics follow that nothing needs, and from which day', () => {
  assert.equal(sayMoreTopics(plan(60), goals), null);
  assert.match(
    sayMoreTopics(plan(60, true), goals) ?? '',
    /^No other goal .+, so from day \d+ more topics follow\.$/,
  );
});

test('beside the thing of their own, learners begin nothing else, and use in it what follows', () => {
  const own = goals.map((goal) => Object.assign({}, goal, { interest: 'own' }));
  assert.match(
    sayMoreTopics(plan(60, true), own) ?? '',
    /^From day \d+, .+ Use what you learn in your own thing\.$/,
  );
});
