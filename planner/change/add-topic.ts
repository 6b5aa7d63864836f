import type { Plan } from '../types/plan.ts';
import type { PlanTopic } from '../types/plan-topic.ts';
import { type Changed, refuseChange, type Refused, type PlanWithProgress } from './change-result.ts';
import { keysOf } from '../select/course.ts';
import { readRemaining } from '../replan/read-remaining.ts';
import { replanPlan } from '../replan/replan-plan.ts';

/** `adding` is the topic with the prerequisites that the plan lacks; if they are on time, `givingWay` leave it. */
export type Added = Changed & {
  readonly adding: readonly string[];
  readonly isOnTime: boolean;
  readonly givingWay: readonly string[];
};

/** Makes a topic one that the plan wants: with its prerequisites, it comes before all other topics. */
export function addTopic(
  topics: readonly PlanTopic[],
  tracked: PlanWithProgress,
  key: string,
): Added | Refused {
  const { plan, progress } = tracked;
  if (!topics.some((topic) => topic.key === key)) return refuseChange('unknown', [key]);
  if (Object.hasOwn(progress.done, key)) return refuseChange('done', [key]);
  const planned = listPlanned(plan, progress.today);
  if (plan.covered.includes(key) && planned.has(key)) return refuseChange('planned', [key]);
  const changed = { plan: requestTopic(plan, key), progress: undropTopic(tracked, key) };
  const left = readRemaining(topics, changed.plan, changed.progress);
  const keys = keysOf(left.course, [...left.scope]);
  const adding = keys.filter((one) => one === key || !(planned.has(one) || plan.covered.includes(one)));
  const replan = replanPlan(topics, changed.plan, changed.progress);
  const hasAll = ({ covered }: Plan) => adding.every((one) => covered.includes(one));
  if (!hasAll(replan.inFull)) return refuseChange('no-capacity', adding);
  const givingWay = plan.covered.filter((one) => !replan.onTime.covered.includes(one));
  return {
    kind: 'changed',
    progress: changed.progress,
    replan,
    adding,
    isOnTime: hasAll(replan.onTime),
    givingWay,
  };
}

function requestTopic(plan: Plan, key: string): Plan {
  const { request } = plan;
  const covered = plan.covered.length > 0 ? plan.covered : [...listPlanned(plan, 1)];
  const known = request.known?.filter((one) => one !== key);
  const extended = { ...request, wanted: { ...request.wanted, [key]: 1 }, ...(known && { known }) };
  return { ...plan, request: extended, covered: [...covered, key] };
}

function undropTopic({ progress }: PlanWithProgress, key: string): PlanWithProgress['progress'] {
  const { dropped = [] } = progress;
  return { ...progress, dropped: dropped.filter((one) => one !== key) };
}

function listPlanned({ days }: Plan, today: number): Set<string> {
  return new Set(days.slice(today - 1).flatMap(({ items }) => items.map(({ key }) => key)));
}
