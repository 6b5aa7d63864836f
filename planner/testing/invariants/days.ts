import { allowTime, reviewLength } from '../../time/allowance.ts';
import { sum } from '../../time/minutes.ts';
import { findLastWorkDay } from '../../time/make-slots.ts';
import type { Invariant } from './rule.ts';

export const numberDays: Invariant = ({ days, request }) =>
  days.length === request.days && days.every(({ day }, at) => day === at + 1)
    ? []
    : [`The days are not 1 to ${request.days}.`];

export const obeyBudget: Invariant = ({ days, request }) =>
  days.flatMap((day) => {
    const { week } = allowTime(request);
    const budget = week[(day.day - 1) % 7] ?? 0;
    const minutes =
      sum(day.items.map((item) => item.minutes)) +
      (day.reviews.length + day.recalls.length) * reviewLength +
      (day.fill?.minutes ?? 0);
    const isRight = minutes === day.minutes && minutes <= budget && budget === day.budget;
    return isRight ? [] : [`Day ${day.day} has ${minutes} of ${budget} minutes.`];
  });

export const limitNewTopics: Invariant = ({ days, request }) =>
  days
    .filter(({ items, type }) => items.length > (type === 'learn' ? allowTime(request).newTopics : 0))
    .map(({ day, items }) => `Day ${day} has ${items.length} new topics.`);

export const useDays: Invariant = ({ days, leftOut }, { from }) => {
  const open = days.filter(({ day, budget }) => day >= from && budget > 0);
  const lastNew = days.findLast(({ items }) => items.length > 0)?.day ?? 0;
  const work = open.filter(({ day }) => day <= findLastWorkDay(lastNew));
  const idle = work.filter(({ items, reviews, fill }) => items.length + reviews.length === 0 && !fill);
  const teaches = from > 1 || leftOut.length === 0 || open.length === 0;
  return [
    ...idle.map(({ day }) => `Day ${day} has time and no use for it.`),
    ...(teaches || days.some(({ items }) => items.length > 0) ? [] : ['The plan teaches nothing.']),
  ];
};

/** Practice is for days that cannot begin a topic: all are in the plan, or the day is at the limit of the age. */
export const teachFirst: Invariant = ({ days, leftOut, request }, { from }) => {
  if (leftOut.every(({ why }) => why === 'presumed')) return [];
  const { newTopics } = allowTime(request);
  return days
    .filter(({ day, items }) => day >= from && items.length < newTopics)
    .filter(({ fill }) => fill?.kind === 'exercise' || fill?.kind === 'practice')
    .map(({ day }) => `Day ${day} repeats what is known while topics wait.`);
};

export const endWork: Invariant = ({ days, leftOut }, { from }) => {
  const lastNew = days.findLast(({ items }) => items.length > 0)?.day ?? 0;
  if (leftOut.length > 0) return [];
  return days
    .filter(({ day, fill }) => day >= from && day > findLastWorkDay(lastNew) && fill)
    .map(({ day }) => `Day ${day} has work when all is done.`);
};
