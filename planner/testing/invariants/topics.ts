import { listNeededBySteps, mayPresume } from '../../select/course.ts';
import { needWanted } from '../../select/need-wanted.ts';
import { effectiveMinutes, sum } from '../../time/minutes.ts';
import type { Item, Plan } from '../../types/plan.ts';
import type { Invariant } from './rule.ts';

export const teachOnce: Invariant = (plan) => {
  const elsewhere = new Set(Object.keys(plan.done));
  const planned = groupItems(plan);
  const faults = [...planned].filter(([key, items]) => {
    const [first] = items;
    const complete = items.length === first?.parts || isBegun(plan, key);
    return !complete || items.some(({ part, parts }, at) => part !== at + 1 || parts !== first?.parts);
  });
  const missing = plan.covered.filter((key) => !elsewhere.has(key) && !planned.has(key));
  const extra = [...planned.keys()].filter((key) => !plan.covered.includes(key) && !isBegun(plan, key));
  return [...faults.map(([key]) => key), ...missing, ...extra].map((key) => `${key} is not planned once.`);
};

export const obeyOrder: Invariant = (plan, { topics, from }) => {
  const known = new Set([...plan.assumed, ...Object.keys(plan.done)]);
  for (const { key, why } of plan.leftOut) {
    const isPresumed = why === 'presumed' || why === 'optional';
    if (mayPresume(plan.request) && isPresumed) known.add(key);
  }
  const all = new Map(topics.map((topic) => [topic.key, topic]));
  const faults: string[] = [];
  for (const { day, items } of plan.days) {
    for (const { key, part, parts } of items) {
      const open = (all.get(key)?.prerequisites ?? []).filter(
        (before) => all.has(before) && !known.has(before),
      );
      if (day >= from) faults.push(...open.map((before) => `${key} comes before ${before}.`));
      if (part === parts) known.add(key);
    }
  }
  return faults;
};

export const addUp: Invariant = (plan, { topics }) => {
  const planned = groupItems(plan);
  const needed = listNeededBySteps(needWanted(topics, plan.request));
  return topics
    .filter(({ key }) => planned.has(key) && !isBegun(plan, key))
    .filter((topic) => {
      const minutes = sum((planned.get(topic.key) ?? []).map((item) => item.minutes));
      return (
        minutes !==
        effectiveMinutes(topic, plan.request, needed.has(topic.key) ? plan.request.shareInSteps : 1)
      );
    })
    .map(({ key }) => `The parts of ${key} do not add up.`);
};

function groupItems({ days }: Plan): Map<string, Item[]> {
  const planned = new Map<string, Item[]>();
  for (const item of days.flatMap(({ items }) => items))
    planned.set(item.key, [...(planned.get(item.key) ?? []), item]);
  return planned;
}

/** Whether some of its parts may be missing: the days are too few, or the others are taken for known. */
function isBegun({ leftOut, assumed }: Plan, key: string): boolean {
  const why = leftOut.find((topic) => topic.key === key)?.why;
  return why === 'begun' || why === 'presumed' || assumed.includes(key);
}
