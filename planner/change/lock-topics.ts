import type { PlanTopic } from '../types/plan-topic.ts';
import type { Progress } from '../types/progress.ts';
import { reserveLocks } from '../schedule/reserve-locks.ts';
import { inCurriculumOrder, keysOf, missingPrerequisites } from '../select/course.ts';
import type { Slot } from '../time/make-slots.ts';
import {
  type ChangeResult,
  type PlanWithProgress,
  refuseChange,
  type Refused,
  requireOpenTopic,
} from './change-result.ts';
import { openSlots, readRemaining, type Remaining } from '../replan/read-remaining.ts';
import { lastDayOf, type Replan, replanPlan } from '../replan/replan-plan.ts';

/** By topic, the day that it is on or moves to. All are locked or none; earlier locks and what the topics need stay. */
export function lockTopics(
  topics: readonly PlanTopic[],
  tracked: PlanWithProgress,
  locks: Locks,
): ChangeResult {
  const { plan, progress } = tracked;
  const left = readRemaining(topics, plan, { ...progress, locked: locks });
  const days = openSlots(left, lastDayOf(plan, progress)).filter(({ type }) => type === 'learn');
  const refused = refuseTopics(left, progress, Object.keys(locks)) ?? refuseDays(left, days, locks);
  if (refused) return refused;
  const changed = { ...progress, locked: { ...progress.locked, ...locks } };
  const replan = replanPlan(topics, plan, changed);
  const { locked: before, covered } = replanPlan(topics, plan, progress).onTime;
  if (meetsAll(replan, { ...before, ...locks })) {
    const needed = new Set(listOpenPrerequisites(left));
    const lost = covered.filter((one) => needed.has(one) && !replan.onTime.covered.includes(one));
    return lost.length > 0 ? refuseChange('too-early', lost) : { kind: 'changed', progress: changed, replan };
  }
  const alone = replanPlan(topics, plan, { ...progress, locked: locks });
  if (meetsAll(alone, locks)) return refuseChange('locks', listOthers(locks, before, progress.locked));
  const locked = inCurriculumOrder(left.course.locks.keys());
  if (!reserveLocks(left.course, locked, days)) return refuseChange('no-capacity', Object.keys(locks));
  const needed = listOpenPrerequisites(left);
  return needed.length > 0
    ? refuseChange('too-early', needed)
    : refuseChange('no-capacity', Object.keys(locks));
}

type Locks = Readonly<Record<string, number>>;

function listOthers(locks: Locks, met: Locks, all: Locks = {}): string[] {
  const listOther = (some: Locks) => Object.keys(some).filter((key) => !Object.hasOwn(locks, key));
  const others = listOther(met);
  return others.length > 0 ? others : listOther(all);
}

function meetsAll({ onTime }: Replan, locks: Locks): boolean {
  return Object.keys(locks).every((key) => Object.hasOwn(onTime.locked, key));
}

function refuseTopics(left: Remaining, progress: Progress, keys: readonly string[]): Refused | null {
  const refusals = keys.map((key) => requireOpenTopic(left.course, progress, key));
  return refusals.find((refused) => refused !== null) ?? null;
}

function refuseDays(left: Remaining, learnDays: readonly Slot[], locks: Locks): Refused | null {
  const days = Object.values(locks);
  if (days.some((day) => day < left.today)) return refuseChange('past');
  const learning = new Set(learnDays.map(({ day }) => day));
  return days.every((day) => learning.has(day)) ? null : refuseChange('no-learn-day');
}

function listOpenPrerequisites({ course, order }: Remaining): string[] {
  const open = new Set(order);
  const direct = [...course.locks.keys()].flatMap((topic) => course.prerequisites[topic] ?? []);
  return keysOf(
    course,
    missingPrerequisites(course, direct, (topic) => open.has(topic)),
  );
}
