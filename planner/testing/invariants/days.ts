import { allowTime } from '../../time/allowance.ts';
import { reviewLength } from '../../time/question-share.ts';
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
    .filter(({ items, type }) => {
      const topics = items.filter(({ why }) => why.kind !== 'goal');
      return topics.length > (type === 'learn' ? allowTime(request).newTopics : 0);
    })
    .map(({ day, items }) => `Day ${day} has ${items.length} new topics.`);

export const useDays: Invariant = ({ days, leftOut, request }, { from }) => {
  const open = days.filter(({ day, budget }) => day >= from && budget > 0);
  const lastNew = days.findLast(({ items }) => items.length > 0)?.day ?? 0;
  // A plan that makes one thing after the other ends with the last of them.
  const isChain = request.goal !== undefined && request.nextGoals !== undefined;
  const work = open.filter(({ day }) => day <= (isChain ? lastNew : findLastWorkDay(lastNew)));
  const idle = work.filter(({ items, reviews, fill }) => items.length + reviews.length === 0 && !fill);
  const teaches = from > 1 || leftOut.length === 0 || open.length === 0;
  return [
    ...idle.map(({ day }) => `Day ${day} has time and no use for it.`),
    ...(teaches || days.some(({ items }) => items.length > 0) ? [] : ['The plan teaches nothing.']),
  ];
};

export const buildOnly: Invariant = ({ days, request }, { from }) =>
  days
    .filter(({ day, fill }) => day >= from && fill && fill.kind !== (request.test ? 'test' : 'project'))
    .map(({ day, fill }) => `Day ${day} has ${fill?.kind} in spare time.`);

export const limitReviews: Invariant = ({ days }, { from }) => {
  const questions = sum(days.map(({ reviews, recalls }) => reviews.length + recalls.length));
  const budget = sum(days.map((day) => Math.max(15, day.budget)));
  const share = (questions * reviewLength) / Math.max(1, budget);
  return from > 1 || share <= 0.15 ? [] : [`${Math.round(100 * share)} % of the minutes are for questions.`];
};

export const endWork: Invariant = ({ days, leftOut }, { from }) => {
  const lastNew = days.findLast(({ items }) => items.length > 0)?.day ?? 0;
  if (leftOut.length > 0) return [];
  return days
    .filter(({ day, fill }) => day >= from && day > findLastWorkDay(lastNew) && fill)
    .map(({ day }) => `Day ${day} has work when all is done.`);
};
