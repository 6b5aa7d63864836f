import type { Course } from '../model/course.ts';
import { importanceWeights } from '../model/topic.ts';

const share = { importance: 0.5, dependants: 0.3, earliness: 0.2, goal: 2 };

/** How much each topic is worth taking before others: by importance, by what rests on it, by its place, by the goals. */
export function weighTopics(course: Course): number[] {
  const dependants = countDependants(course);
  const most = Math.log2(1 + Math.max(1, ...dependants));
  const early = placeInTechnology(course);
  const goals = new Map(Object.entries(course.request.goals ?? {}));
  return course.topics.map(
    ({ key, importance }, index) =>
      share.importance * importanceWeights[importance] +
      (share.dependants * Math.log2(1 + (dependants[index] ?? 0))) / most +
      share.earliness * (early[index] ?? 0) +
      share.goal * (goals.get(key) ?? 0),
  );
}

function countDependants(course: Course): number[] {
  const counts = course.topics.map(() => 0);
  for (const before of course.before) for (const index of before) counts[index] = (counts[index] ?? 0) + 1;
  return counts;
}

/** 1 for the first topic of its technology, near 0 for the last. */
function placeInTechnology({ topics }: Course): number[] {
  const sizes = new Map<string, number>();
  const places = topics.map(({ technology }) => {
    const place = sizes.get(technology) ?? 0;
    sizes.set(technology, place + 1);
    return place;
  });
  return topics.map(({ technology }, index) => 1 - (places[index] ?? 0) / (sizes.get(technology) ?? 1));
}
