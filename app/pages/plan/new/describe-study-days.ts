import { joinWords } from '#wording/lists.ts';
import { weekdays } from '#wording/dates.ts';

/** The days of the week that are not free, 0 is Monday: "every day", "Monday to Friday". */
export function describeStudyDays(free: readonly number[]): string {
  const rest = weekdays.filter((_, at) => free.includes(at));
  const open = weekdays.filter((_, at) => !free.includes(at));
  if (rest.length === 0) return 'every day';
  if (open.length === 0) return 'no day';
  const [first = '', ...others] = open;
  const isRow = weekdays.slice(weekdays.indexOf(first)).slice(0, open.length).join() === open.join();
  if (isRow && others.length > 1) return `${first} to ${others.at(-1)}`;
  if (rest.length <= 2) return `every day but ${joinWords(rest)}`;
  return joinWords(open);
}
