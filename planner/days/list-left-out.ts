import type { LeftOut } from '../model/plan.ts';
import type { Course } from '../select/course.ts';
import type { Choice } from '../select/order-choices.ts';

export type PlanOutcome = { readonly learned: ReadonlySet<number>; readonly begun: ReadonlySet<number> };

export function listLeftOut(
  course: Course,
  choices: readonly Choice[],
  { learned, begun }: PlanOutcome,
): LeftOut[] {
  const presumed = presumePrerequisites(course, new Set([...learned, ...begun]));
  const reason = (topic: number): LeftOut['why'] => {
    if (begun.has(topic)) return 'begun';
    if (presumed.has(topic)) return 'presumed';
    return course.begun.has(topic) ? 'begun' : 'too-few-days';
  };
  return choices
    .filter(({ topic }) => !learned.has(topic))
    .map(({ topic }) => ({ key: course.topics[topic]?.key ?? '', why: reason(topic) }));
}

function presumePrerequisites({ prerequisites, known }: Course, planned: ReadonlySet<number>): Set<number> {
  const presumed = new Set<number>();
  for (let topic = prerequisites.length - 1; topic >= 0; topic -= 1) {
    if (!planned.has(topic) && !presumed.has(topic)) continue;
    for (const index of prerequisites[topic] ?? [])
      if (!planned.has(index) && !known[index]) presumed.add(index);
  }
  return presumed;
}
