import { isStepKey } from '#content/topic-key.ts';
import { makePlan } from '#planner/make-plan.ts';
import { dateOfDay } from '#planner/time/plan-dates.ts';
import type { Plan } from '#planner/types/plan.ts';
import { formatShortDate, formatWholeDate } from '#wording/dates.ts';
import { nameStep } from '#wording/plan.ts';

import { nameDayWork } from '../../name-day-work.ts';
import { goOn, listContentTopics, type PlanContent } from '../../plan-content.ts';
import type { PlanForm } from '../read-plan-form.ts';

export type PreviewDay = {
  readonly day: number;
  readonly date: string;
  readonly work: string;
  readonly minutes: number;
};

/** The plan that the form would make, in short. */
export type PlanPreview = {
  readonly ends: string;
  readonly minutes: number;
  readonly days: readonly PreviewDay[];
  /** Names of what the days are too few for. */
  readonly leftOut: readonly string[];
};

/** The same plan that is saved if the learner makes it now. */
export function makePreview(content: PlanContent, { starts, request }: PlanForm): PlanPreview {
  const asked = goOn(content, request);
  const topics = listContentTopics(content, asked);
  const titles = new Map(topics.map(({ key, title }) => [key, isStepKey(key) ? nameStep(title) : title]));
  const plan = makePlan(topics, asked);
  const name = (key: string) => titles.get(key) ?? key;
  return {
    ends: formatWholeDate(dateOfDay(starts, plan.days.length)),
    minutes: plan.days.reduce((sum, { minutes }) => sum + minutes, 0),
    days: plan.days.map((day) => ({
      day: day.day,
      date: formatShortDate(dateOfDay(starts, day.day)),
      work: nameDayWork(day, name),
      minutes: day.minutes,
    })),
    leftOut: listLeftOut(plan).map(name),
  };
}

/** For a goal, only its steps: other topics may be left out because no step needs them. */
function listLeftOut({ leftOut, request }: Plan): string[] {
  const open = leftOut.filter(({ why }) => why === 'too-few-days' || why === 'begun');
  return open.map(({ key }) => key).filter((key) => request.goal === undefined || isStepKey(key));
}
