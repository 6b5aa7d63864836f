import type { Course } from '../model/course.ts';
import { spread } from '../time/minutes.ts';
import type { Plan } from '../model/plan.ts';
import { sum } from '../time/sum.ts';

/**
 * Minutes of the parts of a topic that are still to learn after `begun` of them: as the plan had them, for a part that is
 * announced as the second of three stays that. Where the plan does not hold them all, they share what is left.
 */
export function listPartsLeft(course: Course, plan: Plan, topic: number, begun: number): readonly number[] {
  const sizes = course.parts[topic] ?? [];
  if (begun === 0) return sizes;
  const key = course.topics[topic]?.key;
  const items = plan.days.flatMap((day) => day.items.filter((item) => item.key === key));
  const laid = items.slice(begun).map(({ minutes }) => minutes);
  const left = sum(sizes) - sum(items.slice(0, begun).map(({ minutes }) => minutes));
  const open = left - sum(laid);
  if (open === 0) return laid;
  const announced = (items[0]?.parts ?? begun + 1) - begun - laid.length;
  const { leastRoom } = course.allowance;
  if (open > 0 && announced > 0 && open <= announced * leastRoom)
    return [...laid, ...spread(open, announced)];
  const count = Math.max(1, Math.ceil(left / leastRoom));
  return spread(Math.max(count, left), count);
}
