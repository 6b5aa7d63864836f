import { allowTime } from '../../time/allowance.ts';
import { needWanted } from '../../select/need-wanted.ts';
import { makeSlots } from '../../time/make-slots.ts';
import type { Day, Plan } from '../../types/plan.ts';
import type { PlanTopic } from '../../types/plan-topic.ts';
import type { Invariant } from './rule.ts';

export const limitDayQuestions: Invariant = ({ days, request }, { from }) => {
  const slots = makeSlots(request, allowTime(request), days.length);
  return days
    .filter(
      ({ day, reviews, recalls }, at) =>
        day >= from && reviews.length + recalls.length > (slots[at]?.questions ?? 0),
    )
    .map(({ day }) => `Day ${day} asks more than it has time for.`);
};

/** Past days do not count: a later change may have dropped what needed a recall, or teach what was recalled. */
export const recallOnce: Invariant = (plan, { topics, from }) => {
  const taught = new Set(plan.days.flatMap(({ items }) => items.map(({ key }) => key)));
  const assumed = new Set(plan.assumed);
  const needed = findNeeded(plan, needWanted(topics, plan.request));
  const recalled = new Set<string>();
  const faults: string[] = [];
  for (const { day, recalls } of plan.days) {
    for (const key of recalls) {
      const isNeeded = day < from || (assumed.has(key) && day <= (needed.get(key) ?? 0));
      const isTaught = taught.has(key) && day >= from;
      if (recalled.has(key) || isTaught || !isNeeded) faults.push(`${key} is recalled on day ${day}.`);
      recalled.add(key);
    }
  }
  return faults;
};

export const recallInTime: Invariant = (plan, { topics, from }) => {
  if (from > 1) return [];
  const slots = makeSlots(plan.request, allowTime(plan.request), plan.days.length);
  const assumed = new Set(plan.assumed);
  const all = new Map(topics.map((topic) => [topic.key, topic]));
  const recalled = new Set<string>();
  return plan.days.flatMap((day, at) => {
    for (const key of day.recalls) recalled.add(key);
    const isFull = day.reviews.length + day.recalls.length >= (slots[at]?.questions ?? 0);
    const open = begunOn(day).flatMap((key) => all.get(key)?.prerequisites ?? []);
    const missed = isFull ? [] : open.filter((key) => assumed.has(key) && !recalled.has(key));
    return missed.map((key) => `${key} is not recalled by day ${day.day}, when it is needed.`);
  });
};

function begunOn({ items }: Day): string[] {
  return items.filter(({ part }) => part === 1).map(({ key }) => key);
}

/** The last day with a dependent of each topic, direct or not. */
function findNeeded({ days }: Plan, topics: readonly PlanTopic[]): Map<string, number> {
  const all = new Map(topics.map((topic) => [topic.key, topic]));
  const needed = new Map<string, number>();
  for (const { day, items } of days.toReversed()) {
    const found = new Set(items.flatMap(({ key }) => all.get(key)?.prerequisites ?? []));
    for (const key of found) {
      if (needed.has(key)) continue;
      needed.set(key, day);
      for (const before of all.get(key)?.prerequisites ?? []) found.add(before);
    }
  }
  return needed;
}
