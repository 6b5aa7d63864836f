import { nameWork, type Work } from '#journal/fold/state.ts';
import type { Day } from '#planner/types/plan.ts';

import { listDayQuestions } from '#planner/stored-plan/list-day-questions.ts';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';

/** The work of a day besides its new topics. */
export type OtherWork = {
  readonly asked: readonly Work[];
  readonly fill: Work | null;
  /** Work that was done on the day but that its current version does not contain. */
  readonly besides: readonly Work[];
};

export function listWork({ saved, progress }: TrackedPlan, day: Day): OtherWork {
  const asked = listDayQuestions(day, progress).map((key) => ({
    day: day.day,
    work: 'question',
    about: [key],
  }));
  const fill = day.fill ? { day: day.day, work: day.fill.kind, about: [...new Set(day.fill.about)] } : null;
  const names = new Set([...asked, ...(fill ? [fill] : [])].map(nameWork));
  const besides = [...saved.worked].filter(([name, { day: on }]) => on === day.day && !names.has(name));
  return { asked, fill, besides: besides.map(([, work]) => work) };
}
