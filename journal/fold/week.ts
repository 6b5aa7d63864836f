import { addDays } from '../dates.ts';
import type { JournalState } from './state.ts';

/** `done`: topics and steps; `answered`: self-checks; `acts`: everything that counts as work. */
export type WeekDay = {
  readonly date: string;
  readonly done: number;
  readonly answered: number;
  readonly acts: number;
};

/** What was done on each of the seven days up to today. */
export function listWeek({ topics, days }: Pick<JournalState, 'topics' | 'days'>, today: string): WeekDay[] {
  const all = [...topics.values()];
  return Array.from({ length: 7 }, (_, at) => {
    const date = addDays(today, at - 6);
    return {
      date,
      done: all.filter((topic) => topic.status === 'done' && topic.date === date).length,
      answered: all.flatMap(({ checks }) => checks.filter((check) => check.date === date)).length,
      acts: days.get(date) ?? 0,
    };
  });
}
