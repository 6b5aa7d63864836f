import { type Allowance, questionsWithin, reviewLength, capacityWithin, isChild } from './allowance.ts';
import type { DayType } from '../types/plan.ts';
import type { PlanRequest } from '../types/plan-request.ts';

export type Slot = {
  readonly day: number;
  readonly type: DayType;
  readonly budget: number;
  readonly capacity: number;
  /** New topics, or parts of them; fewer in a plan at a slow pace. */
  readonly maxTopics: number;
  readonly maxTopicsForAge: number;
  readonly questions: number;
};

/** Our own choice: a project and a review end each week; children practice once more. */
const week: readonly DayType[] = ['learn', 'learn', 'learn', 'learn', 'learn', 'project', 'review'];
const childrensWeek = week.with(2, 'practice');
/** The other third is for catching up. Our own choice. */
const reviewDayShare = 2 / 3;

/** The days from 1 to `lastDay`. A slot never depends on the days after it; days of rest do not count as sessions. */
export function makeSlots(request: PlanRequest, allowance: Allowance, lastDay: number): Slot[] {
  const types = isChild(request.age) ? childrensWeek : week;
  let sessions = 0;
  return Array.from({ length: lastDay }, (_, index) => {
    const budget = allowance.week[index % 7] ?? 0;
    const type = (budget > 0 ? types[sessions++ % 7] : null) ?? 'rest';
    const maxTopics = type === 'learn' ? allowance.newTopics : 0;
    return {
      day: index + 1,
      type,
      budget,
      capacity: type === 'learn' ? capacityWithin(budget) : 0,
      maxTopics,
      maxTopicsForAge: maxTopics,
      questions:
        type === 'review' ? Math.floor((budget * reviewDayShare) / reviewLength) : questionsWithin(budget),
    };
  });
}

/** New topics end by three quarters of a plan; the last quarter is for projects and practice. Decision 022. */
export const learnShare = 0.75;

/** At least a week of projects and practice. Decision 022. */
const minDaysAfter = 7;

export function findLastWorkDay(lastNew: number): number {
  return Math.max(lastNew + minDaysAfter, Math.ceil(lastNew / learnShare));
}
