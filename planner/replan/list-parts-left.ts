import type { Plan } from '../model/plan.ts';
import type { Course } from '../select/course.ts';
import { cutEvenly } from '../time/cut-minutes.ts';
import { sum } from '../time/sum.ts';

/**
 * Minutes of the parts of a topic that are still to learn after `begun` of them: as in the plan, so that the second part
 * of three stays that. If the plan does not have them all, they share what is left.
 */
export function listPartsLeft(course: Course, plan: Plan, topic: number, begun: number): readonly number[] {
  const sizes = course.parts[topic] ?? [];
  if (begun === 0) return sizes;
  const key = course.topics[topic]?.key;
  const items = plan.days.flatMap((day) => day.items.filter((item) => item.key === key));
  const planned = items.slice(begun).map(({ minutes }) => minutes);
  const left = sum(sizes) - sum(items.slice(0, begun).map(({ minutes }) => minutes));
  const open = left - sum(planned);
  if (open === 0) return planned;
  const announced = (items[0]?.parts ?? begun + 1) - begun - planned.length;
  const { minCapacity } = course.allowance;
  if (open > 0 && announced > 0 && open <= announced * minCapacity)
    return [...planned, ...cutEvenly(open, announced)];
  const count = Math.max(1, Math.ceil(left / minCapacity));
  return cutEvenly(Math.max(count, left), count);
}
