import type { Plan } from '../../types/plan.ts';
import { intervals } from '../../days/questions.ts';
import { allowTime } from '../../time/allowance.ts';
import { learnDaysToAsk, makeSlots } from '../../time/make-slots.ts';
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

export const reviewSoon: Invariant = ({ days, request }, { from }) => {
  const learnDays = makeSlots(request, allowTime(request), days.length).filter(
    ({ type }) => type === 'learn',
  );
  return (from > 1 ? [] : days).flatMap(({ day, items }) => {
    const last = learnDays.filter((slot) => slot.day > day)[learnDaysToAsk - 1];
    const soon = new Set(days.slice(day, last?.day).flatMap(({ reviews }) => reviews.map(({ key }) => key)));
    return items
      .filter(({ key, part, parts, why }) => part === parts && why.kind !== 'goal' && last && !soon.has(key))
      .map(({ key }) => `${key}, learned on day ${day}, is not asked again within three learn days.`);
  });
};

function daysLearned({ days, done }: Plan): Map<string, number> {
  const ends = days.flatMap(({ day, items }) =>
    items.filter(({ part, parts }) => part === parts).map(({ key }): [string, number] => [key, day]),
  );
  return new Map([...ends, ...Object.entries(done)]);
}
