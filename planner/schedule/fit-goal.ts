import { type Course, isStep, readCourse } from '../select/course.ts';
import { type Choice, orderChoices } from '../select/order-choices.ts';
import { listFinished, type Schedule } from './schedule.ts';
import { solvePlan } from './solve-plan.ts';
import { makeSlots, type Slot } from '../time/make-slots.ts';
import type { PlanRequest } from '../types/plan-request.ts';
import type { PlanTopic } from '../types/plan-topic.ts';

export type FittedPlan = {
  readonly course: Course;
  readonly choices: readonly Choice[];
  readonly slots: readonly Slot[];
  readonly schedule: Schedule;
};

/** For topics that a step needs. Our own choice: without its own task, a topic takes about half of its minutes. */
const sharesInSteps: readonly number[] = [1, 0.75, 0.5];

/** Fits topics to the days. If they are too few for all steps of a goal, what a step needs is tried out in that step. */
export function fitGoal(topics: readonly PlanTopic[], request: PlanRequest): FittedPlan {
  const { shareInSteps: _, ...usual } = request;
  let fitted = fitPlan(topics, usual);
  for (const shareInSteps of sharesInSteps.slice(1)) {
    if (reachesAllSteps(fitted)) return fitted;
    fitted = fitPlan(topics, { ...usual, shareInSteps });
  }
  return fitted;
}

function fitPlan(topics: readonly PlanTopic[], request: PlanRequest): FittedPlan {
  const course = readCourse(topics, request);
  const choices = orderChoices(course);
  const slots = makeSlots(request, course.allowance, request.days);
  const order = choices.map(({ topic }) => topic);
  return { course, choices, slots, schedule: solvePlan(course, order, slots) };
}

function reachesAllSteps({ course, choices, schedule }: FittedPlan): boolean {
  const finished = new Set(listFinished(course, schedule));
  return choices.every(({ topic }) => !isStep(course, topic) || finished.has(topic));
}
