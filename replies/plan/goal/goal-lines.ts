import type { CompiledGoal } from '#content/goals.ts';
import { goalTopics } from '#content/goals.ts';
import { countDaysToEnd } from '#planner/forecast/count-days-needed.ts';
import { reach } from '#planner/select/course.ts';
import type { Plan } from '#planner/types/plan.ts';
import type { GoalName, NearGoal } from '#question/goal/choose-goal.ts';
import { count } from '#wording/counts.ts';
import { isSkipped, sayLookUp } from '#wording/known.ts';
import { listChoices, listSome } from '#wording/lists.ts';
import {
  listNextSpans,
  mayLeaveOut,
  sayEnds,
  sayFrom,
  sayMoreTopics,
  usesKnown,
} from '#wording/next-goals.ts';
import { describeEnough, describeLeft } from '#wording/plan.ts';

import { sayLearnFirst } from '../learn-first.ts';
import type { Library } from '../../library.ts';
import { escapeMarks } from '../../marks.ts';
import { linkTopic } from '../../words.ts';
import { findPlanGoal, listPlanGoals, listReachedSteps, type ReachedStep } from './reached-steps.ts';

/** What will have been made and when; where the days are too few, how far they lead and how many would be enough. */
export function sayOurGoal(library: Library, plan: Plan): string[] {
  const goal = findPlanGoal(library, plan);
  if (!goal) return [];
  const reached = listReachedSteps(goal, plan);
  const left = goal.steps.filter(({ key }) => plan.request.leftSteps?.includes(key));
  const isWhole = reached.length + left.length === goal.steps.length;
  const leaves = describeLeft(left.length);
  return [
    isWhole ? sayWhole(goal, reached) : sayBegun(library, plan, { goal, reached }),
    ...(leaves === '' ? [] : [leaves]),
    ...sayNextGoals(library, plan),
    ...sayTaken(library, plan),
  ];
}

/** What is made after the goal, and from which day. */
function sayNextGoals(library: Library, plan: Plan): string[] {
  const goals = listPlanGoals(library, plan);
  const more = sayMoreTopics(plan, goals);
  const spans = listNextSpans(plan, goals.slice(1));
  const lines = spans.map(
    (span) => `${sayFrom(span)}: ${linkGoal(span.goal)}, ${usesKnown}. ${sayEnds(span)}`,
  );
  const leave =
    spans.length === 1 ? [mayLeaveOut] : spans.length > 1 ? ['You can leave any of them out.'] : [];
  const all = [...lines, ...leave, ...(more === null ? [] : [more])];
  return all.length > 0 ? [all.join(' ')] : [];
}

/** A link to a goal's page. */
export function linkGoal({ id, title }: GoalName): string {
  return `[${escapeMarks(title)}](/goals/${id})`;
}

function sayWhole(goal: CompiledGoal, reached: readonly ReachedStep[]): string {
  const [first, last] = [reached[0]?.day ?? 1, reached.at(-1)?.day ?? 1];
  const begins = first === last ? '' : ` Its first step runs on day ${first}.`;
  return `**What you will have made on day ${last}: ${linkGoal(goal)}.** ${escapeMarks(goal.end)}${begins}`;
}

type Begun = { readonly goal: CompiledGoal; readonly reached: readonly ReachedStep[] };

function sayBegun(library: Library, plan: Plan, { goal, reached }: Begun): string {
  const last = reached.at(-1);
  const whole = `${sayNeeded(library, plan, goal)} Then you have this: ${escapeMarks(goal.end)}`;
  const days = plan.days.length === 1 ? 'day is' : `${count(plan.days.length, 'day')} are`;
  const leads = plan.days.length === 1 ? 'day leads' : `${count(plan.days.length, 'day')} lead`;
  if (!last) return `**Your goal: ${linkGoal(goal)}.** Your ${days} for what its first step needs.${whole}`;
  const steps = `step ${last.number} of ${goal.steps.length}`;
  return `**Your goal: ${linkGoal(goal)}.** Your ${leads} to ${steps}, "${escapeMarks(last.step.title)}". On day ${last.day} you have this: ${escapeMarks(last.step.shows)}${whole}`;
}

/** The days that all its steps would take, with what they build on. */
function sayNeeded(library: Library, { request }: Plan, goal: CompiledGoal): string {
  const steps = goalTopics(goal);
  const needs = steps.flatMap(({ prerequisites }) => prerequisites);
  const keys = reach(needs, (key) => library.topics.get(key)?.prerequisites ?? []);
  const topics = [...keys].flatMap((key) => library.topics.get(key) ?? []);
  const days = countDaysToEnd([...topics, ...steps], request);
  return days === null ? '' : ` For all of it, about ${describeEnough(days)}.`;
}

const maxNamed = 5;

/** What the days leave out although the goal builds on it. */
function sayTaken(library: Library, { leftOut, request }: Plan): string[] {
  const keys = leftOut.filter(({ why }) => why === 'presumed').map(({ key }) => key);
  const topics = keys.flatMap((key) => library.topics.get(key) ?? []);
  if (topics.length === 0) return [];
  const names = listSome(topics.map(linkTopic), maxNamed);
  return [
    isSkipped(request)
      ? `To get there sooner, I skip ${names}. ${sayLookUp(topics.length)}`
      : `To get there in time, I take as known: ${names}. ${sayLearnFirst(topics.length)}`,
  ];
}

/** Goals that may be meant, where none is clear. */
export function offerGoals(near: readonly NearGoal[]): string[] {
  const goals = near.filter(({ isClose }) => isClose);
  if (goals.length === 0) return [];
  return [
    `Did you have ${goals.length > 1 ? 'one of these in mind: ' : ''}${listChoices(goals.map(linkGoal))}${goals.length > 1 ? '' : ' in mind'}? Open it to get a plan that ends in it.`,
  ];
}
