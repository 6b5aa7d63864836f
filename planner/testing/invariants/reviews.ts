import type { Plan } from '../../types/plan.ts';
import { intervals } from '../../days/questions.ts';
import type { Invariant } from './rule.ts';

export const reviewAfterLearning: Invariant = (plan) => {
  const learned = daysLearned(plan);
  return plan.days.flatMap(({ day, reviews }) =>
    reviews
      .filter(({ key }) => (learned.get(key) ?? Infinity) >= day)
      .map(({ key }) => `${key} is asked on day ${day}, before it is learned.`),
  );
};

export const growGaps: Invariant = (plan) => {
  const met = new Map([...daysLearned(plan)].map(([key, day]) => [key, { day, round: 0, gap: 0 }]));
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

export const reviewSoon: Invariant = ({ days }, { from }) =>
  (from > 1 ? [] : days).flatMap(({ day, items }, at) => {
    const following = days.slice(at + 1).filter(({ budget }) => budget > 0);
    const soon = new Set(following.slice(0, 3).flatMap(({ reviews }) => reviews.map(({ key }) => key)));
    return items
      .filter(({ key, part, parts }) => part === parts && following.length >= 3 && !soon.has(key))
      .map(({ key }) => `${key}, learned on day ${day}, is not asked again within three days.`);
  });

function daysLearned({ days, done }: Plan): Map<string, number> {
  const ends = days.flatMap(({ day, items }) =>
    items.filter(({ part, parts }) => part === parts).map(({ key }): [string, number] => [key, day]),
  );
  return new Map([...ends, ...Object.entries(done)]);
}
