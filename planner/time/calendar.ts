import { type Allowance, questionsWithin, reviewLength, roomWithin } from './allowance.ts';
import { isChild } from './age.ts';
import type { DayType } from '../model/plan.ts';
import type { PlanRequest } from '../model/request.ts';

/** One day before anything is laid into it. */
export type Slot = {
  readonly day: number;
  readonly type: DayType;
  readonly budget: number;
  /** Minutes for new topics; 0 but on a learn day. */
  readonly room: number;
  /** New topics, or parts of them, that may stand in the day. */
  readonly places: number;
  /** The most that an age carries; a plan at a slow pace has fewer places. */
  readonly most: number;
  /** Reviews that may stand in the day. */
  readonly questions: number;
};

const week: readonly DayType[] = ['learn', 'learn', 'learn', 'learn', 'learn', 'project', 'review'];
const childrensWeek: readonly DayType[] = [
  'learn',
  'learn',
  'practice',
  'learn',
  'learn',
  'project',
  'review',
];
/** The rest of a review day is the learner's own, to catch up. */
const reviewDayShare = 2 / 3;

/** The days from 1 to `lastDay`. A day's slot never depends on how many days follow it; rests do not use up the week. */
export function laySlots(request: PlanRequest, allowance: Allowance, lastDay: number): Slot[] {
  const types = isChild(request.age) ? childrensWeek : week;
  let sessions = 0;
  return Array.from({ length: lastDay }, (_, index) => {
    const budget = allowance.week[index % 7] ?? 0;
    const type = budget > 0 ? types[sessions++ % 7] : 'rest';
    return laySlot(index + 1, type ?? 'rest', { budget, places: allowance.newTopics });
  });
}

function laySlot(day: number, type: DayType, { budget, places }: { budget: number; places: number }): Slot {
  const learns = type === 'learn';
  const asked = Math.floor((budget * reviewDayShare) / reviewLength);
  return {
    day,
    type,
    budget,
    room: learns ? roomWithin(budget) : 0,
    places: learns ? places : 0,
    most: learns ? places : 0,
    questions: type === 'review' ? asked : questionsWithin(budget),
  };
}
