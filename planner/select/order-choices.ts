import type { Why } from '../model/plan.ts';
import { type Course, minutesOf, missingPrerequisites } from './course.ts';
import { findReason, goalTier, refreshTier, tierOf } from './find-reason.ts';
import { queueTier } from './queue-tier.ts';
import { weighTopics } from './weigh-topics.ts';

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
