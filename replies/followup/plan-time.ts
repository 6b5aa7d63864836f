import { allowTime } from '#planner/time/allowance.ts';
import { maxDays, type PlanRequest } from '#planner/types/plan-request.ts';
import type { Plan } from '#planner/types/plan.ts';
import { allDays } from '#question/time/weekdays.ts';
import { daysBetween, weekdayOn } from '#question/time/calendar-days.ts';
import { findDate } from '#question/time/deadline.ts';
import { count } from '#wording/counts.ts';
import { formatDate } from '#wording/dates.ts';

import { isEven, nameWeekday, sayMinutes } from '../plan/opening/time-words.ts';
import { placeTime } from '../plan/opening/study-time.ts';
import type { ChangePlan, ChangedPlan, PlanChat } from './followup-reply.ts';

/** What changes the days of a plan, and the time of its days. */
export const planTime = {
  'set-days': (chat) => {
    const named = findDays(chat);
    const days = named === null || named === daysOf(chat) ? (findOtherNumber(chat) ?? named) : named;
    return days === null ? askForDays : withMinutes(chat, toDays(chat, days));
  },
  'longer-plan': (chat) => {
    const [now, days] = [daysOf(chat), findDays(chat)];
    if (days === null) return toDays(chat, Math.ceil(now * 1.5));
    return toDays(chat, days > now ? days : now + days);
  },
  'set-end': (chat) => {
    const { days, length } = chat.followup.details;
    const left = days ?? length;
    return left === null ? toDate(chat) : toDays(chat, left);
  },
  'fewer-minutes': (chat) => setMinutes(chat, 0.5),
  'more-minutes': (chat) => setMinutes(chat, 1.5),
  'set-weekdays': setWeekdays,
  'set-start': setStart,
} satisfies Readonly<Record<string, ChangePlan>>;

const askForDays = ['How many days shall the plan have? Write a number, such as "20 days".'];
const askForEnd = [
  'How many days are left until then? Write a number, such as "20 days", and I fit the plan into them.',
];

function daysOf({ planned }: PlanChat): number {
  return planned.requested.request.days;
}

/** The days that a message names for the whole plan: a number, a number more, or a number of times as many. */
function findDays({ followup: { details }, planned }: PlanChat): number | null {
  const now = planned.requested.request.days;
  if (details.more !== null) return now + details.more;
  if (details.days !== null) return details.days;
  return details.length ?? (details.factor === null ? null : Math.round(now * details.factor));
}

/** "Not 14, 21": the number that the plan does not have yet. */
function findOtherNumber(chat: PlanChat): number | null {
  const others = chat.followup.details.numbers.filter((number) => number !== daysOf(chat));
  return others.length === 1 ? (others[0] ?? null) : null;
}

export function toDays({ planned: { requested } }: PlanChat, wanted: number): ChangedPlan {
  const { request } = requested;
  const days = Math.min(maxDays, Math.max(1, wanted));
  return {
    to: { ...requested, request: { ...request, days } },
    say: () =>
      days === request.days
        ? `It has ${count(days, 'day')} already.`
        : `Now ${count(days, 'day')} instead of ${request.days.toLocaleString('en')}.`,
    said: ['days'],
  };
}

/** "5 days and only 20 minutes" changes both. */
function withMinutes({ followup: { details } }: PlanChat, changed: ChangedPlan): ChangedPlan {
  const { minutes } = details;
  if (minutes === null) return changed;
  const { minutesADay: _, minutesOn: __, ...request } = changed.to.request;
  return {
    ...changed,
    to: { ...changed.to, request: { ...request, minutesADay: { weekday: minutes } } },
    say: (before, after) => `${changed.say(before, after)} ${sayTime(before, after)}`,
    said: ['days', 'minutes'],
  };
}

/** So many days as are left until the date that a message names. */
function toDate(chat: PlanChat): ChangedPlan | string[] {
  const { problem, today } = chat.asked;
  const until = today === undefined ? null : findDate(problem, today);
  if (until === null || today === undefined) return askForEnd;
  const changed = toDays(chat, daysBetween(today, until));
  const say = (before: Plan, after: Plan) => `${formatDate(until)} is the end. ${changed.say(before, after)}`;
  return { ...changed, say, dates: { until }, said: ['days', 'until'] };
}

function setMinutes({ followup: { details }, planned }: PlanChat, usual: number): ChangedPlan {
  const { requested, plan } = planned;
  const { minutesADay: _, minutesOn: __, ...rest } = requested.request;
  const now = Math.max(...allowTime(plan.request).weekdays);
  const fitting = details.amounts.find((minutes) => (usual < 1 ? minutes < now : minutes > now));
  const minutes = fitting ?? details.minutes ?? Math.round((now * (details.factor ?? usual)) / 5) * 5;
  const named = details.time?.named.some(({ each }) => each !== 'day') ? placeTime(details.time, now) : null;
  return {
    to: { ...requested, request: { ...rest, minutesADay: { weekday: minutes }, ...named } },
    say: sayTime,
    said: ['minutes'],
  };
}

function sayTime(before: Plan, after: Plan): string {
  const [old, now] = [before, after].map(sayMinutes);
  if (old === now) return `It stays at ${now}: that is as far as it makes sense at this age.`;
  return `Now ${now} instead of ${isEven(before) ? (old?.split(' ')[0] ?? '') : old}.`;
}

const fewDays = 3;

function setWeekdays({
  followup: { details },
  planned: { requested, plan },
}: PlanChat): ChangedPlan | string[] {
  const usual = Math.max(...allowTime(plan.request).weekdays);
  const placed = placeTime(details.time, usual);
  const free = placed.restDays ?? details.weekdays;
  if (free.length === 0) return ['Which days do you have? Write "only weekends" or "not on Fridays".'];
  const before = requested.request.restDays ?? [];
  const both = free.length < fewDays ? [...new Set([...before, ...free])].toSorted((a, b) => a - b) : free;
  const restDays = both.length < 7 ? both : free;
  const request: Omit<PlanRequest, 'needs'> = { ...requested.request, ...placed, restDays };
  return { to: { ...requested, request }, say: sayWeek, said: ['weekdays'] };
}

function sayWeek(_: Plan, after: Plan): string {
  const open = allDays.filter((day) => allowTime(after.request).weekdays[day] !== 0);
  if (open.join() === '5,6') return 'Now you learn at weekends only, and the other days are free.';
  const rest = allDays.filter((day) => !open.includes(day)).map((day) => `${nameWeekday(day)}s`);
  const some = open.map((day) => `${nameWeekday(day)}s`);
  if (open.length <= fewDays) return `Now you learn only on ${some.join(', ')}.`;
  return rest.length === 0 ? 'Now you learn every day.' : `Now ${rest.join(', ')} are free.`;
}

function setStart({
  asked: { problem, today },
  followup: { details },
  planned: { requested, plan },
}: PlanChat): ChangedPlan | string[] {
  const start = today === undefined ? null : findDate(problem, today);
  const first = start === null ? (details.time?.first ?? details.weekdays[0]) : weekdayOn(start);
  if (first === undefined)
    return [
      `The days have numbers and no dates, so nothing has to move: day 1 is the day on which you begin. Press "Follow this plan" then, and its ${count(plan.days.length, 'day')} count from there.`,
    ];
  return {
    to: { ...requested, request: { ...requested.request, firstWeekday: first } },
    say: () =>
      start === null
        ? `Now day 1 is a ${nameWeekday(first)}.`
        : `Now day 1 is ${nameWeekday(first)}, ${formatDate(start)}.`,
    ...(start !== null && { dates: { start } }),
    said: ['start'],
  };
}
