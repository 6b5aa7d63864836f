import { allowTime, reviewLength } from './allowance.ts';
import { effectiveMinutes } from './minutes.ts';
import type { Item, Plan } from './plan.ts';
import { intervals } from './reviews.ts';
import { sum } from './sum.ts';
import type { PlanTopic } from './topic.ts';

/**
 * Says where a plan breaks a promise, in a sentence each; none for a plan that holds. It looks at the finished plan
 * alone. For a plan that was laid out again, `from` is the day from which it was: reviews may then be owed for long.
 */
export function findBreaches(topics: readonly PlanTopic[], plan: Plan, from = 1): string[] {
  const rules = [
    numberDays,
    keepBudget,
    limitNewTopics,
    teachOnce,
    keepOrder,
    addUp,
    reviewAfterLearning,
    growGaps,
    reviewSoon,
    useDays,
  ];
  return rules.flatMap((rule) => rule(plan, { topics, from }));
}

type Rule = (plan: Plan, given: { topics: readonly PlanTopic[]; from: number }) => string[];

const numberDays: Rule = ({ days, request }) =>
  days.length === request.days && days.every(({ day }, at) => day === at + 1)
    ? []
    : [`The days are not 1 to ${request.days}.`];

const keepBudget: Rule = ({ days, request }) =>
  days.flatMap((day) => {
    const { week } = allowTime(request);
    const budget = week[(day.day - 1) % 7] ?? 0;
    const minutes =
      sum(day.items.map((item) => item.minutes)) +
      day.reviews.length * reviewLength +
      (day.fill?.minutes ?? 0);
    const holds = minutes === day.minutes && minutes <= budget && budget === day.budget;
    return holds ? [] : [`Day ${day.day} holds ${minutes} of ${budget} minutes.`];
  });

const limitNewTopics: Rule = ({ days, request }) =>
  days
    .filter(({ items, type }) => items.length > (type === 'learn' ? allowTime(request).newTopics : 0))
    .map(({ day, items }) => `Day ${day} has ${items.length} new topics.`);

const teachOnce: Rule = (plan) => {
  const elsewhere = new Set(Object.keys(plan.done));
  const placed = placeItems(plan);
  const faults = [...placed].filter(([key, items]) => {
    const [first] = items;
    const complete = items.length === first?.parts || isBegun(plan, key);
    return !complete || items.some(({ part, parts }, at) => part !== at + 1 || parts !== first?.parts);
  });
  const missing = plan.covered.filter((key) => !elsewhere.has(key) && !placed.has(key));
  const extra = [...placed.keys()].filter((key) => !plan.covered.includes(key) && !isBegun(plan, key));
  return [...faults.map(([key]) => key), ...missing, ...extra].map((key) => `${key} does not stand once.`);
};

const keepOrder: Rule = (plan, { topics, from }) => {
  const known = new Set([...plan.assumed, ...Object.keys(plan.done)]);
  for (const { key, why } of plan.leftOut) if (plan.request.presume && why === 'presumed') known.add(key);
  const all = new Map(topics.map((topic) => [topic.key, topic]));
  const faults: string[] = [];
  for (const { day, items } of plan.days) {
    for (const { key, part, parts } of items) {
      const open = (all.get(key)?.after ?? []).filter((before) => all.has(before) && !known.has(before));
      if (day >= from) faults.push(...open.map((before) => `${key} stands before ${before}.`));
      if (part === parts) known.add(key);
    }
  }
  return faults;
};

const addUp: Rule = (plan, { topics }) => {
  const placed = placeItems(plan);
  return topics
    .filter(({ key }) => placed.has(key) && !isBegun(plan, key))
    .filter((topic) => {
      const { age, level } = plan.request;
      const minutes = sum((placed.get(topic.key) ?? []).map((item) => item.minutes));
      return minutes !== effectiveMinutes(topic, age, level);
    })
    .map(({ key }) => `The parts of ${key} do not add up.`);
};

const reviewAfterLearning: Rule = (plan) => {
  const learnt = daysLearnt(plan);
  return plan.days.flatMap(({ day, reviews }) =>
    reviews
      .filter(({ key }) => (learnt.get(key) ?? Infinity) >= day)
      .map(({ key }) => `${key} is asked on day ${day}, before it is learned.`),
  );
};

const growGaps: Rule = (plan) => {
  const met = new Map([...daysLearnt(plan)].map(([key, day]) => [key, { day, round: 0, gap: 0 }]));
  const faults: string[] = [];
  for (const { day, reviews } of plan.days) {
    for (const { key, round, gap } of reviews) {
      const last = met.get(key);
      const grows = last && gap === day - last.day && gap > last.gap && round === last.round + 1;
      if (!grows || gap < (intervals[round - 1] ?? 0)) faults.push(`${key} is asked too soon on day ${day}.`);
      met.set(key, { day, round, gap });
    }
  }
  return faults;
};

const reviewSoon: Rule = ({ days }, { from }) =>
  (from > 1 ? [] : days).flatMap(({ day, items }, at) => {
    const following = days.slice(at + 1).filter(({ budget }) => budget > 0);
    const soon = new Set(following.slice(0, 3).flatMap(({ reviews }) => reviews.map(({ key }) => key)));
    return items
      .filter(({ key, part, parts }) => part === parts && following.length >= 3 && !soon.has(key))
      .map(({ key }) => `${key}, learned on day ${day}, is not asked again within three days.`);
  });

const useDays: Rule = ({ days, leftOut }, { from }) => {
  const open = days.filter(({ day, budget }) => day >= from && budget > 0);
  const idle = open.filter(({ items, reviews, fill }) => items.length + reviews.length === 0 && !fill);
  const teaches = from > 1 || leftOut.length === 0 || open.length === 0;
  return [
    ...idle.map(({ day }) => `Day ${day} has time and no use for it.`),
    ...(teaches || days.some(({ items }) => items.length > 0) ? [] : ['The plan teaches nothing.']),
  ];
};

function placeItems({ days }: Plan): Map<string, Item[]> {
  const placed = new Map<string, Item[]>();
  for (const item of days.flatMap(({ items }) => items))
    placed.set(item.key, [...(placed.get(item.key) ?? []), item]);
  return placed;
}

function daysLearnt({ days, done }: Plan): Map<string, number> {
  const ends = days.flatMap(({ day, items }) =>
    items.filter(({ part, parts }) => part === parts).map(({ key }): [string, number] => [key, day]),
  );
  return new Map([...ends, ...Object.entries(done)]);
}

/** Whether not all of its parts need be in the plan: the days end before it, or the rest is taken as known. */
function isBegun({ leftOut, assumed }: Plan, key: string): boolean {
  const why = leftOut.find((topic) => topic.key === key)?.why;
  return why === 'begun' || why === 'presumed' || assumed.includes(key);
}
