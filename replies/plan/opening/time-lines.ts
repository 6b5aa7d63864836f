import type { NamedTime, StudyTime } from '#question/time/named-time.ts';
import { allowTime } from '#planner/time/allowance.ts';
import type { Plan } from '#planner/types/plan.ts';
import { sum } from '#planner/time/minutes.ts';

import { nameWeekday, quoteTime, sayMinutes } from './time-words.ts';
import { count } from '#wording/counts.ts';

/** Time that was named and is not planned so: too much for the age, too little to learn in, or a week's to be shared out. */
export function sayTimeChanged(time: StudyTime | null, plan: Plan): string[] {
  return (time?.named ?? []).flatMap((named) => {
    const planned = findPlanned(named, time, plan);
    return named.each === 'week' ? sayWeek(named, planned, plan) : sayDay(named, planned);
  });
}

/** The minutes of the weekdays that a time was named for. */
function findPlanned({ each }: NamedTime, time: StudyTime | null, { request }: Plan): number[] {
  const taken = new Set(time?.named.flatMap((one) => (typeof one.each === 'string' ? [] : one.each)));
  const { weekdays } = allowTime(request);
  const isMeant = (day: number) =>
    typeof each === 'string' ? each === 'week' || !taken.has(day) : each.includes(day);
  return weekdays.filter((minutes, day) => minutes > 0 && isMeant(day));
}

function sayDay(named: NamedTime, planned: readonly number[]): string[] {
  const [minutes = named.minutes] = planned;
  if (minutes === named.minutes) return [];
  return [`You named ${quoteTime(named)}. I plan ${minutes} minutes, ${sayWhy(named.minutes > minutes)}.`];
}

function sayWeek(named: NamedTime, planned: readonly number[], plan: Plan): string[] {
  const total = sum(planned);
  const rounding = planned.length;
  const quote = quoteTime(named);
  if (Math.abs(named.minutes - total) < Math.max(1, rounding))
    return [`You named ${quote}: it is shared out over ${count(planned.length, 'day')} of the week.`];
  return [`You named ${quote}. I plan ${sayMinutes(plan)}, ${sayWhy(named.minutes > total)}.`];
}

function sayWhy(isLess: boolean): string {
  return isLess ? 'as more than that is hard to keep up' : 'as a topic and its review need that long';
}

/** A weekday that was named for nothing that could be read. */
export function sayUnread(unreadDay: number | null): string[] {
  if (unreadDay === null) return [];
  const day = nameWeekday(unreadDay);
  return [
    `You named ${day}, and I could not tell what for. Write "only on ${day}s" or "not on ${day}s", and the plan will hold to it.`,
  ];
}
