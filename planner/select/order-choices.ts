import type { Why } from '../types/plan.ts';
import { type Course, minutesOf, missingPrerequisites } from './course.ts';
import { findReason, goalTier, refreshTier, tierOf, queueTier } from './tiers.ts';
import { importanceWeights } from '../types/plan-topic.ts';

export type Choice = { readonly topic: number; readonly why: Why };

/** Plans take a beginning of this list: each can be learned by itself, whatever the number of days. */
export function orderChoices(course: Course): Choice[] {
  const selection = {
    course,
    weights: weighTopics(course),
    taken: course.known.slice(),
    choices: [],
    spent: new Map<string, number>(),
  };
  const isMissing = (topic: number) => !selection.taken[topic];
  if (course.request.presume) takeGoals(selection);
  for (const tier of [goalTier, 0, 1, 2, refreshTier]) {
    for (const topic of queueTier(selection, tier))
      take(selection, topic, missingPrerequisites(course, [topic], isMissing));
  }
  return selection.choices;
}

type Selection = {
  readonly course: Course;
  readonly weights: readonly number[];
  readonly taken: boolean[];
  readonly choices: Choice[];
  readonly spent: Map<string, number>;
};

function take({ course, taken, choices, spent }: Selection, topic: number, topics: readonly number[]): void {
  for (const index of topics) {
    taken[index] = true;
    choices.push({ topic: index, why: findReason(course, index, topic) });
    const technology = course.topics[index]?.technology ?? '';
    spent.set(technology, (spent.get(technology) ?? 0) + minutesOf(course, index));
  }
}

function takeGoals(selection: Selection): void {
  const { course, taken } = selection;
  const goals = [...queueTier(selection, goalTier)];
  for (const goal of goals) {
    const missing = missingPrerequisites(course, [goal], (topic) => !taken[topic]);
    const missingGoals = missing.filter((topic) => tierOf(course, topic) === goalTier);
    take(selection, goal, missingGoals);
  }
  const reached = goals.map((topic) => ({ topic, goal: topic }));
  for (const { topic, goal } of reached) {
    for (const index of course.prerequisites[topic] ?? []) {
      if (taken[index]) continue;
      take(selection, goal, [index]);
      reached.push({ topic: index, goal });
    }
  }
}

/** Our own choice; a goal can outweigh all the rest. */
const share = { importance: 0.5, dependents: 0.3, earliness: 0.2, goal: 2 };

export function weighTopics(course: Course): number[] {
  const dependents = countDependents(course);
  const max = Math.log2(1 + Math.max(1, ...dependents));
  const earliness = rateEarliness(course);
  const goals = new Map(Object.entries(course.request.goals ?? {}));
  return course.topics.map(
    ({ key, importance }, index) =>
      share.importance * importanceWeights[importance] +
      (share.dependents * Math.log2(1 + (dependents[index] ?? 0))) / max +
      share.earliness * (earliness[index] ?? 0) +
      share.goal * (goals.get(key) ?? 0),
  );
}

function countDependents(course: Course): number[] {
  const counts = course.topics.map(() => 0);
  for (const prerequisites of course.prerequisites)
    for (const index of prerequisites) counts[index] = (counts[index] ?? 0) + 1;
  return counts;
}

/** 1 for the first topic of its technology, near 0 for the last. */
function rateEarliness({ topics }: Course): number[] {
  const sizes = new Map<string, number>();
  const positions = topics.map(({ technology }) => {
    const position = sizes.get(technology) ?? 0;
    sizes.set(technology, position + 1);
    return position;
  });
  return topics.map(({ technology }, index) => 1 - (positions[index] ?? 0) / (sizes.get(technology) ?? 1));
}
