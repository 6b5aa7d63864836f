import { importanceWeights } from '../model/plan-topic.ts';
import type { Course } from './course.ts';

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
