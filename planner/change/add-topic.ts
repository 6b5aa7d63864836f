import { type Changed, type Living, refuse, type Refused } from './change.ts';
import type { Plan } from '../model/plan.ts';
import { readRemaining } from './remaining.ts';
import { replanPlan } from './replan-plan.ts';
import type { PlanTopic } from '../model/topic.ts';

/**
 * `adding` are the topic and what it depends on that the plan did not hold. Where `isOnTime`, the plan that ends on its
 * day holds them all, and `givingWay` are the topics that leave it for them; where not, only the plan in full does, which
 * ends later.
 */
export type Added = Changed & {
  readonly adding: readonly string[];
  readonly isOnTime: boolean;
  readonly givingWay: readonly string[];
};

/**
 * Puts a topic into a plan that left it out, presumed it or had it taken out. From then on it is a goal of the plan's
 * request: what it depends on and it itself go before all other topics. `progress` has it among the dropped no more.
 */
export function addTopic(topics: readonly PlanTopic[], living: Living, key: string): Added | Refused {
  if (!topics.some((topic) => topic.key === key)) return refuse('unknown', [key]);
  if (Object.hasOwn(living.progress.done, key)) return refuse('done', [key]);
  const wanted = { plan: wishFor(living.plan, key), progress: allow(living, key) };
  const { today } = living.progress;
  const planned = listPlanned(living.plan, today);
  if (living.plan.covered.includes(key) && planned.has(key)) return refuse('planned', [key]);
  const left = readRemaining(topics, wanted.plan, wanted.progress);
  const keys = [...left.scope].flatMap((topic) => left.course.topics[topic]?.key ?? []);
  const adding = keys.filter(
    (one) => one === key || !(planned.has(one) || living.plan.covered.includes(one)),
  );
  const replan = replanPlan(topics, wanted.plan, wanted.progress);
  const isIn = (plan: Plan) => adding.every((one) => plan.covered.includes(one));
  if (!isIn(replan.inFull)) return refuse('no-room', adding);
  const givingWay = living.plan.covered.filter((one) => !replan.onTime.covered.includes(one));
  return {
    kind: 'changed',
    progress: wanted.progress,
    replan,
    adding,
    isOnTime: isIn(replan.onTime),
    givingWay,
  };
}

function wishFor(plan: Plan, key: string): Plan {
  const { request } = plan;
  const held = plan.covered.length > 0 ? plan.covered : [...listPlanned(plan, 1)];
  const known = request.known?.filter((one) => one !== key);
  const wished = { ...request, goals: { ...request.goals, [key]: 1 }, ...(known && { known }) };
  return { ...plan, request: wished, covered: [...held, key] };
}

function allow({ progress }: Living, key: string): Living['progress'] {
  const { dropped = [] } = progress;
  return { ...progress, dropped: dropped.filter((one) => one !== key) };
}

/** Topics with a part on a day from `today` on. */
function listPlanned({ days }: Plan, today: number): Set<string> {
  return new Set(days.slice(today - 1).flatMap(({ items }) => items.map(({ key }) => key)));
}
