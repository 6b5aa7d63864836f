import type { Plan } from '../types/plan.ts';
import type { Course } from '../select/course.ts';
import { cutEvenly, sum } from '../time/minutes.ts';

/** As in the plan, so that part 2 of 3 stays that. What the plan does not have is cut evenly. */
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
