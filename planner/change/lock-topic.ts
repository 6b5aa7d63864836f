import type { Slot } from '../time/calendar.ts';
import { type Changed, type Living, refuse, type Refused } from './change.ts';
import { reservePins } from '../schedule/locks.ts';
import type { Progress } from '../model/progress.ts';
import { openSlots, readRemaining, type Remaining } from './remaining.ts';
import { lastDayOf, type Replan, replanPlan } from './replan-plan.ts';
import { missingBefore } from '../select/select-topics.ts';
import { refuseTopic } from './require-open-topic.ts';
import type { PlanTopic } from '../model/topic.ts';

/** Keeps a topic on a day: the one where it stands, or another that it moves to. All else is laid around it. */
export function lockTopic(
  topics: readonly PlanTopic[],
  living: Living,
  { key, day }: { readonly key: string; readonly day: number },
): Changed | Refused {
  return lockTopics(topics, living, { [key]: day });
}

/** Keeps several topics on their days, all or none. What was locked before stays locked. */
export function lockTopics(topics: readonly PlanTopic[], living: Living, locks: Locks): Changed | Refused {
  const { plan, progress } = living;
  const left = readRemaining(topics, plan, { ...progress, locked: locks });
  const days = openSlots(left, lastDayOf(plan, progress)).filter(({ type }) => type === 'learn');
  const refused = refuseTopics(left, progress, Object.keys(locks)) ?? refuseDays(left, days, locks);
  if (refused) return refused;
  const wanted = { ...progress, locked: { ...progress.locked, ...locks } };
  const replan = replanPlan(topics, plan, wanted);
  const before = replanPlan(topics, plan, progress).onTime.locked;
  if (holdsAll(replan, { ...before, ...locks })) return { kind: 'changed', progress: wanted, replan };
  const alone = replanPlan(topics, plan, { ...progress, locked: locks });
  if (holdsAll(alone, locks)) return refuse('locks', listOthers(locks, before, progress.locked));
  const pinned = [...left.course.pins.keys()].toSorted((a, b) => a - b);
  if (!reservePins(left.course, pinned, days)) return refuse('no-room', Object.keys(locks));
  return refuse('too-early', findOpen(left));
}

type Locks = Readonly<Record<string, number>>;

/** The locks in the way: those that are held, or that would be once a topic has left the day that both want. */
function listOthers(locks: Locks, held: Locks, wished: Locks = {}): string[] {
  const listBeside = (some: Locks) => Object.keys(some).filter((key) => !Object.hasOwn(locks, key));
  const holding = listBeside(held);
  return holding.length > 0 ? holding : listBeside(wished);
}

function holdsAll({ onTime }: Replan, locks: Locks): boolean {
  return Object.keys(locks).every((key) => Object.hasOwn(onTime.locked, key));
}

function refuseTopics(left: Remaining, progress: Progress, keys: readonly string[]): Refused | null {
  for (const key of keys) {
    const refused = refuseTopic(left.course, progress, key);
    if (refused) return refused;
  }
  return null;
}

function refuseDays(left: Remaining, learnDays: readonly Slot[], locks: Locks): Refused | null {
  const days = Object.values(locks);
  if (days.some((day) => day < left.today)) return refuse('past');
  const learning = new Set(learnDays.map(({ day }) => day));
  return days.every((day) => learning.has(day)) ? null : refuse('no-learn-day');
}

/** What the locked topics rest on, directly or not, and is still to learn. */
function findOpen({ course, order }: Remaining): string[] {
  const open = new Set(order);
  const isSettled = course.topics.map((_, topic) => !open.has(topic));
  const before = new Set(
    [...course.pins.keys()].flatMap((pinned) =>
      missingBefore(course, pinned, isSettled).filter((topic) => topic !== pinned),
    ),
  );
  return [...before].toSorted((a, b) => a - b).flatMap((topic) => course.topics[topic]?.key ?? []);
}
