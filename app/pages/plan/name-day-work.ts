import type { Day } from '#planner/types/plan.ts';

import { isFree, nameDayType } from './describe-fill.ts';

/** As many as a line holds. */
const maxNamed = 3;

/** What a day is for, in one line: its topics and steps, or its kind. Titles have commas and "and" of their own. */
export function nameDayWork(day: Day, nameItem: (key: string) => string): string {
  if (isFree(day)) return nameDayType('rest');
  if (day.items.length === 0) return nameDayType(day.type);
  const names = [...new Set(day.items.map(({ key }) => nameItem(key)))];
  const more = names.length > maxNamed ? [`${names.length - maxNamed} more`] : [];
  return [...names.slice(0, maxNamed), ...more].join(' · ');
}
