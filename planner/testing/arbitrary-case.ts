import fc from 'fast-check';

import { exampleGoals, exampleSteps } from './example-topic.ts';
import type { PlanRequest } from '../types/plan-request.ts';
import type { Importance, Level, PlanTopic } from '../types/plan-topic.ts';

/** How often each property is tried: 200 times, or as the environment says. */
export const planRuns = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 200) };

const levels: readonly Level[] = [1, 2, 3];
const technologies = ['alpha', 'beta', 'gamma'];

/** Topics of one to three technologies with random prerequisites, never circular, in any order. */
export const arbitraryTopics: fc.Arbitrary<PlanTopic[]> = fc
  .tuple(fc.array(fc.record(seed()), { minLength: 1, maxLength: 45 }), fc.integer({ min: 1, max: 3 }))
  .map(([seeds, spread]) => seeds.map((one, index) => makeTopic(one, index, { seeds, spread })))
  .chain((topics) => fc.shuffledSubarray(topics, { minLength: topics.length }));

/** Any request about these topics, for up to `max` days. */
export function arbitraryRequest(topics: readonly PlanTopic[], max = 400): fc.Arbitrary<PlanRequest> {
  const keys = topics.map(({ key }) => key);
  const wanted = fc.uniqueArray(fc.constantFrom(...keys), { maxLength: 4 });
  const minutes = fc.oneof(fc.constantFrom(10, 15, 20, 30, 45, 60, 120), fc.integer({ min: 1, max: 500 }));
  return fc.record(
    {
      days: fc.oneof(fc.integer({ min: 1, max: 14 }), fc.integer({ min: 1, max })),
      age: fc.integer({ min: 9, max: 90 }),
      level: fc.constantFrom(...levels),
      minutesADay: fc.record(
        { weekday: fc.oneof(fc.constant(0), minutes), weekend: minutes },
        { requiredKeys: ['weekday'], noNullPrototype: true },
      ),
      minutesOn: fc.dictionary(fc.constantFrom('0', '2', '5'), fc.oneof(fc.constant(0), minutes), {
        maxKeys: 2,
        noNullPrototype: true,
      }),
      restDays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }),
      wanted: fc
        .tuple(wanted, fc.double({ min: 0.1, max: 1, noNaN: true }))
        .map(([chosen, weight]) => Object.fromEntries(chosen.map((key) => [key, weight]))),
      firstWeekday: fc.integer({ min: 0, max: 6 }),
      known: fc.oneof(fc.subarray(keys.slice(0, 2)), fc.subarray(keys)),
      presume: fc.boolean(),
      order: fc.shuffledSubarray([...technologies]),
      needs: fc.constant({ beta: ['alpha'], gamma: ['beta'], delta: ['gamma'] }),
    },
    { requiredKeys: ['days', 'age', 'level'], noNullPrototype: true },
  );
}

/** Usually without a goal, sometimes with two to five steps that need any of the topics, or with several goals. */
export const arbitraryCase = arbitraryTopics.chain((topics) =>
  fc.oneof(
    fc.record({ topics: fc.constant(topics), request: arbitraryRequest(topics) }),
    arbitraryGoalCase(topics),
    arbitraryChainCase(topics),
  ),
);

function arbitraryChainCase(topics: readonly PlanTopic[]) {
  const needs = fc.uniqueArray(fc.constantFrom(...topics.map(({ key }) => key)), { maxLength: 3 });
  return fc
    .record({
      goals: fc.array(fc.array(needs, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      minutes: fc.constantFrom(15, 30, 60, 90),
      moreTopics: fc.boolean(),
      optional: fc.integer({ min: 1, max: 4 }),
      request: arbitraryRequest(topics),
    })
    .map(({ goals, minutes, moreTopics, optional, request }) => ({
      topics: [...topics, ...exampleGoals(goals, minutes).map(markOptional(optional))],
      request: {
        ...request,
        goal: 'goal-0',
        nextGoals: goals.slice(1).map((_, at) => `goal-${at + 1}`),
        ...(moreTopics && { moreTopics: true as const }),
      },
    }));
}

function arbitraryGoalCase(topics: readonly PlanTopic[]) {
  const keys = topics.map(({ key }) => key);
  return fc
    .record({
      needs: fc.array(fc.uniqueArray(fc.constantFrom(...keys), { maxLength: 4 }), {
        minLength: 2,
        maxLength: 5,
      }),
      minutes: fc.constantFrom(15, 30, 60, 90),
      presumes: fc.uniqueArray(fc.constantFrom(...keys), { maxLength: 3 }),
      request: arbitraryRequest(topics),
    })
    .map(({ needs, minutes, presumes, request }) => ({
      topics: [...topics, ...exampleSteps('goal', needs, minutes)],
      request: { ...request, goal: 'goal', presumes },
    }));
}

/** Neither the first step nor the last one of a goal. */
function markOptional(every: number) {
  return (step: PlanTopic): PlanTopic =>
    step.number > 1 && !step.last && step.number % every === 0
      ? Object.assign(step, { optional: true })
      : step;
}

function seed() {
  return {
    minutes: fc.constantFrom(10, 15, 20, 25, 30, 35, 45),
    importance: fc.constantFrom('core', 'usual', 'niche'),
    level: fc.constantFrom(...levels),
    number: fc.integer({ min: 0, max: 99 }),
    back: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
  };
}

type Seed = {
  readonly minutes: number;
  readonly importance: Importance;
  readonly level: Level;
  readonly number: number;
  readonly back: readonly number[];
};

function makeTopic(
  { back, ...one }: Seed,
  index: number,
  { seeds, spread }: { seeds: readonly Seed[]; spread: number },
): PlanTopic {
  const technology = (at: number) => technologies[at % spread] ?? '';
  const key = (at: number) => `${technology(at)}/topic-${at}`;
  const prerequisites = back.map((distance) => index - distance).filter((at) => at >= 0 && at < seeds.length);
  const chapter = `Chapter ${Math.floor(index / 8)}`;
  const title = `Topic ${index}`;
  return {
    ...one,
    key: key(index),
    technology: technology(index),
    title,
    chapter,
    prerequisites: prerequisites.map(key),
  };
}
