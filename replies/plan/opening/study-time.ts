import type { NamedTime, StudyTime } from '#question/time/named-time.ts';
import { allDays } from '#question/time/weekdays.ts';
import type { PlanRequest } from '#planner/types/plan-request.ts';
import { sum } from '#planner/time/minutes.ts';

/** A week's time is shared out over as many days as leave this number of minutes to each. */
const minSitting = 20;

type Time = Pick<PlanRequest, 'minutesADay' | 'minutesOn' | 'restDays' | 'firstWeekday'>;

/** The time that a learner named, as the planner takes it; `usual` are the minutes of days for which none were named. */
export function placeTime(time: StudyTime | null, usual: number): Time {
  if (time === null) return {};
  const week = layWeek(time, usual);
  const restDays = allDays.filter((day) => week[day] === 0);
  const first = time.first === undefined ? {} : { firstWeekday: time.first };
  const rests = restDays.length === 0 ? {} : { restDays };
  return time.named.length === 0 ? { ...rests, ...first } : { ...sayWeek(week), ...rests, ...first };
}

/** Minutes by weekday. */
function layWeek({ named, free, daysAWeek = 7 }: StudyTime, usual: number): number[] {
  const find = (each: 'day' | 'week') => named.find((one) => one.each === each)?.minutes;
  const [daily, weekly] = [find('day'), find('week')];
  const open = allDays.filter((day) => !free.includes(day));
  const given = allDays.map((day) => findOwn(named, day));
  const left = open.filter((day) => given[day] === undefined);
  const own = sum(open.flatMap((day) => given[day] ?? []));
  const total = weekly === undefined ? undefined : Math.max(0, weekly - own);
  const most = Math.max(0, Math.min(left.length, daysAWeek - (open.length - left.length)));
  const days = total === undefined ? most : Math.min(most, Math.floor(total / (daily ?? minSitting)));
  const chosen = chooseDays(left, total === undefined || own > 0 ? days : Math.max(1, days));
  const share = daily ?? (total === undefined ? usual : Math.floor(total / Math.max(1, chosen.length)));
  return allDays.map((day) => (open.includes(day) ? (given[day] ?? (chosen.includes(day) ? share : 0)) : 0));
}

function findOwn(named: readonly NamedTime[], day: number): number | undefined {
  return named.find(({ each }) => typeof each !== 'string' && each.includes(day))?.minutes;
}

/** So many of some days, with as much between them as there is; five of the week are its working days. */
function chooseDays(days: readonly number[], most: number): number[] {
  if (most >= days.length || (days.length === 7 && most > 4)) return days.slice(0, most);
  return Array.from({ length: most }, (_, at) => days[Math.floor((at * days.length) / most)] ?? 0);
}

/** A week as the minutes of most of its working days, of most of its weekend, and those of the others. */
function sayWeek(week: readonly number[]): Time {
  const [weekdays, weekends] = [week.slice(0, 5), week.slice(5)].map(findUsual);
  const weekday = weekdays ?? weekends ?? 0;
  const weekend = weekends ?? weekday;
  const others = allDays.filter((day) => week[day] !== 0 && week[day] !== (day < 5 ? weekday : weekend));
  const minutesADay = weekend === weekday ? { weekday } : { weekday, weekend };
  if (others.length === 0) return { minutesADay };
  return { minutesADay, minutesOn: Object.fromEntries(others.map((day) => [day, week[day] ?? 0])) };
}

/** The minutes that most days with time have. */
function findUsual(days: readonly number[]): number | undefined {
  const counts = Map.groupBy(
    days.filter((minutes) => minutes > 0),
    (minutes) => minutes,
  );
  return [...counts.values()].toSorted((a, b) => b.length - a.length)[0]?.[0];
}
