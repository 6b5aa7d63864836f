import { type Course, isOwnStep, readCourse } from '../select/course.ts';
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
const sharesInSteps: readonly number[] = [1, 0.75, 0.5, 0.3];

/** If the days are too few, topics take a smaller share of their minutes. If more of the other steps are reached without them, as few optional steps as possible are left out. */
export function fitGoal(topics: readonly PlanTopic[], request: PlanRequest): FittedPlan {
  const { shareInSteps: _, leftSteps: __, ...usual } = request;
  let best = fitShares(topics, usual);
  if (countMissing(best) === 0) return best;
  for (const leftSteps of listLeft(topics, usual)) {
    if (countMissing(best, isRequired) === 0) return best;
    const shorter = fitShares(topics, { ...usual, leftSteps });
    if (countMissing(shorter, isRequired) < countMissing(best, isRequired)) best = shorter;
  }
  return best;
}

/** A goal in its shortest form: without optional steps, and with the smallest share for what the others need. */
export function readShortest(topics: readonly PlanTopic[], request: PlanRequest): Course {
  const leftSteps = listLeft(topics, request).at(-1);
  const shareInSteps = Math.min(...sharesInSteps);
  return readCourse(topics, { ...request, shareInSteps, ...(leftSteps && { leftSteps }) });
}

function isRequired({ optional }: PlanTopic): boolean {
  return optional !== true;
}

/** The optional steps of the goal: the last one, the last two and so on. */
function listLeft(topics: readonly PlanTopic[], { wanted = {}, known = [] }: PlanRequest): string[][] {
  const isOpen = ({ key }: PlanTopic) => !Object.hasOwn(wanted, key) && !known.includes(key);
  const optional = topics.filter((topic) => topic.optional && !topic.next && isOpen(topic));
  const keys = optional.toSorted((a, b) => b.number - a.number).map(({ key }) => key);
  return keys.map((_, at) => keys.slice(0, at + 1));
}

function fitShares(topics: readonly PlanTopic[], request: PlanRequest): FittedPlan {
  let best = fitPlan(topics, request);
  for (const shareInSteps of sharesInSteps.slice(1)) {
    if (countMissing(best) === 0) return best;
    const fitted = fitPlan(topics, { ...request, shareInSteps });
    if (countMissing(fitted) < countMissing(best)) best = fitted;
  }
  return best;
}

function fitPlan(topics: readonly PlanTopic[], request: PlanRequest): FittedPlan {
  const course = readCourse(topics, request);
  const choices = orderChoices(course);
  const slots = makeSlots(request, course.allowance, request.days);
  const order = choices.map(({ topic }) => topic);
  return { course, choices, slots, schedule: solvePlan(course, order, slots) };
}

function countMissing(
  { course, choices, schedule }: FittedPlan,
  counts: (step: PlanTopic) => boolean = () => true,
): number {
  const finished = new Set(listFinished(course, schedule));
  const missing = choices.filter(({ topic }) => isOwnStep(course, topic) && !finished.has(topic));
  return missing.filter(({ topic }) => course.topics.slice(topic, topic + 1).some(counts)).length;
}
