import { allowTime } from '../../time/allowance.ts';
import { laySlots } from '../../time/calendar.ts';
import type { Day, Plan } from '../../model/plan.ts';
import type { PlanTopic } from '../../model/topic.ts';
import type { Rule } from './rule.ts';

export const limitQuestions: Rule = ({ days, request }) => {
  const slots = laySlots(request, allowTime(request), days.length);
  return days
    .filter(({ reviews, recalls }, at) => reviews.length + recalls.length > (slots[at]?.questions ?? 0))
    .map(({ day }) => `Day ${day} asks more than it has time for.`);
};

/** What was lived is not judged: a later change may have taken what rested on a recall, or teach what was recalled. */
export const recallOnce: Rule = (plan, { topics, from }) => {
  const taught = new Set(plan.days.flatMap(({ items }) => items.map(({ key }) => key)));
  const assumed = new Set(plan.assumed);
  const needed = findNeeded(plan, topics);
  const told = new Set<string>();
  const faults: string[] = [];
  for (const { day, recalls } of plan.days) {
    for (const key of recalls) {
      const isWanted = day < from || (assumed.has(key) && day <= (needed.get(key) ?? 0));
      const isTaught = taught.has(key) && day >= from;
      if (told.has(key) || isTaught || !isWanted) faults.push(`${key} is recalled on day ${day}.`);
      told.add(key);
    }
  }
  return faults;
};

export const recallInTime: Rule = (plan, { topics, from }) => {
  if (from > 1) return [];
  const slots = laySlots(plan.request, allowTime(plan.request), plan.days.length);
  const assumed = new Set(plan.assumed);
  const all = new Map(topics.map((topic) => [topic.key, topic]));
  const told = new Set<string>();
  return plan.days.flatMap((day, at) => {
    for (const key of day.recalls) told.add(key);
    const isFull = day.reviews.length + day.recalls.length >= (slots[at]?.questions ?? 0);
    const open = begunOn(day).flatMap((key) => all.get(key)?.prerequisites ?? []);
    const missed = isFull ? [] : open.filter((key) => assumed.has(key) && !told.has(key));
    return missed.map((key) => `${key} is not recalled by day ${day.day}, when it is needed.`);
  });
};

function begunOn({ items }: Day): string[] {
  return items.filter(({ part }) => part === 1).map(({ key }) => key);
}

/** The last day on which something is taught that rests on a topic, directly or not. */
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
