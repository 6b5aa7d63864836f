import { limits } from '#contract/limits.ts';
import { weekdayOf } from '#journal/days.ts';
import type { PlanRequest } from '#planner/request.ts';
import type { Level } from '#planner/topic.ts';

import { readText } from '../ui/read-text.ts';

/** What a learner wants a plan of. */
export type Wish = {
  /** Slugs, in the order in which they were named. */
  readonly technologies: readonly string[];
  readonly starts: string;
  readonly request: PlanRequest;
};

/** The wish that a form holds, or the sentence that says what is missing. */
export function readWish(data: FormData): Wish | string {
  const named = ['technology', 'second', 'third']
    .map((name) => readText(data, name))
    .filter((slug) => slug !== '');
  const technologies = [...new Set(named)];
  if (technologies.length === 0) return 'Choose a technology.';
  const days = readWhole(data, 'days', limits.days);
  if (days === null) return `Days must be a whole number from ${limits.days.least} to ${limits.days.most}.`;
  const age = readWhole(data, 'age', limits.age);
  if (age === null) return `Age must be a whole number from ${limits.age.least} to ${limits.age.most}.`;
  const minutes = readText(data, 'minutes') === '' ? undefined : readWhole(data, 'minutes', minutesADay);
  if (minutes === null)
    return `Minutes a day must be a whole number from ${minutesADay.least} to ${minutesADay.most}, or empty.`;
  const starts = readText(data, 'starts');
  if (!Number.isFinite(Date.parse(starts))) return 'Say on which day the plan starts.';
  const restDays = data.getAll('free').map(Number);
  if (restDays.length === 7) return 'Leave at least one weekday for the plan.';
  const level = levels.find((one) => String(one) === readText(data, 'level')) ?? 1;
  const request = {
    days,
    age,
    level,
    restDays,
    firstWeekday: weekdayOf(starts),
    ...(minutes === undefined ? {} : { minutesADay: { weekday: minutes } }),
  };
  return { technologies, starts, request };
}

const levels: readonly Level[] = [1, 2, 3];
const minutesADay = { least: 10, most: 240 };

function readWhole(
  data: FormData,
  name: string,
  { least, most }: { least: number; most: number },
): number | null {
  const text = readText(data, name).trim();
  const value = Number(text);
  return text !== '' && Number.isInteger(value) && value >= least && value <= most ? value : null;
}
