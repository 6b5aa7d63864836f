import type { NamedTime } from '#question/time/named-time.ts';
import { allowTime } from '#planner/time/allowance.ts';
import type { Plan } from '#planner/types/plan.ts';

import { count } from '#wording/counts.ts';
import { joinWords } from '#wording/lists.ts';
import { weekdays } from '#wording/dates.ts';

const maxDays = 4;

export function nameWeekday(day: number): string {
  return weekdays[day] ?? '';
}

/** "45 minutes a day", "60 minutes on Mondays and Fridays", "60 minutes a day and 180 on Saturdays"; days of rest are left out. */
export function sayMinutes({ request }: Plan): string {
  const groups = groupDays(allowTime(request).weekdays);
  const [first, ...others] = groups;
  if (!first) return 'no time';
  const isMost = groups.flatMap(({ days }) => days).length === 7 && first.days.length >= maxDays;
  const usual = isMost ? 'a day' : sayDays(first.days);
  const said = `${first.minutes} minutes ${others.length === 0 && first.days.length === 7 ? 'a day' : usual}`;
  return joinWords([said, ...others.map(({ minutes, days }) => `${minutes} ${sayDays(days)}`)]);
}

/** Whether all days of a plan's week have the same time. */
export function isEven({ request }: Plan): boolean {
  return new Set(allowTime(request).weekdays).size === 1;
}

/** Which weekday a plan begins with, where its days are not alike or the learner said so. */
export function sayFirstDay(plan: Plan): string {
  const { request, days } = plan;
  if (request.firstWeekday === undefined && (isEven(plan) || days.length === 1)) return '';
  return ` Day 1 is a ${nameWeekday(allowTime(request).first)}.`;
}

/** A time as it was named: "1 hour 30 minutes a week". */
export function quoteTime({ minutes, unit, each }: NamedTime): string {
  const time = unit === 'hour' ? sayHours(minutes) : count(minutes, 'minute');
  return `${time} ${typeof each === 'string' ? `a ${each}` : sayDays(each)}`;
}

function sayHours(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 ? count(hours, 'hour') : '', rest > 0 ? count(rest, 'minute') : ''];
  return parts.filter((part) => part !== '').join(' ');
}

function sayDays(days: readonly number[]): string {
  const isSpan = (first: number, last: number) =>
    days.length === last - first + 1 && days[0] === first && days.at(-1) === last;
  if (isSpan(0, 6)) return 'a day';
  if (isSpan(0, 4)) return 'a weekday';
  if (days.length > maxDays) {
    const free = weekdays.filter((_, day) => !days.includes(day)).map((name) => `${name}s`);
    return `a day except on ${joinWords(free)}`;
  }
  return isSpan(5, 6) ? 'a day at weekends' : `on ${joinWords(days.map((day) => `${nameWeekday(day)}s`))}`;
}

type Group = { readonly minutes: number; readonly days: readonly number[] };

/** The weekdays that have time by how much they have, most days first. */
function groupDays(week: readonly number[]): Group[] {
  const open = week.flatMap((minutes, day) => (minutes > 0 ? [{ minutes, day }] : []));
  return [...Map.groupBy(open, ({ minutes }) => minutes)]
    .map(([minutes, days]) => ({ minutes, days: days.map(({ day }) => day) }))
    .toSorted((a, b) => b.days.length - a.days.length);
}
