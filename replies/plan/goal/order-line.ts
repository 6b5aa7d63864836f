import { reach } from '#planner/select/course.ts';
import type { Plan } from '#planner/types/plan.ts';

import type { Library } from '../../library.ts';
import { findPlanGoal } from './reached-steps.ts';

/** So many other topics may come before what was asked for, and it still comes first. Our own choice. */
const fewBefore = 2;

/** When the plan teaches topics that were asked for. */
export function sayOrder(library: Library, keys: readonly string[], plan: Plan): string {
  const [they, depend, are] = keys.length > 1 ? ['They', 'they depend', 'are'] : ['It', 'it depends', 'is'];
  const come = keys.length > 1 ? 'come' : 'comes';
  if (plan.request.nextGoals !== undefined) return sayBesideSteps(library, keys, plan);
  if (plan.request.presume) return `${they} ${come} first.`;
  return isFirst(library, keys, plan)
    ? `${they} ${come} first, after what ${depend} on.`
    : `${they} ${are} in the plan, after what ${depend} on.`;
}

function sayBesideSteps(library: Library, keys: readonly string[], plan: Plan): string {
  const [they, come] = keys.length > 1 ? ['They', 'come'] : ['It', 'comes'];
  const steps = new Set(findPlanGoal(library, plan)?.steps.map(({ key }) => key));
  const last = Math.max(0, ...listDays(plan, (key) => steps.has(key)));
  const later = keys.filter((one) => Math.max(0, ...listDays(plan, (key) => key === one)) > last);
  if (later.length === 0) return `${they} ${come} with the steps of your goal.`;
  if (later.length === keys.length) return `${they} ${come} after the steps of your goal.`;
  return 'Some come with the steps of your goal, and the others after them.';
}

function listDays({ days }: Plan, holds: (key: string) => boolean): number[] {
  return days.flatMap(({ day, items }) => (items.some(({ key }) => holds(key)) ? [day] : []));
}

function isFirst(library: Library, keys: readonly string[], { days }: Plan): boolean {
  const needed = reach(keys, (key) => library.topics.get(key)?.prerequisites ?? []);
  const taught = [...new Set(days.flatMap(({ items }) => items.map(({ key }) => key)))];
  const last = Math.max(...keys.map((key) => taught.indexOf(key)));
  return taught.slice(0, last + 1).filter((key) => !needed.has(key)).length <= fewBefore;
}
