import type { Why } from '../types/plan.ts';
import { type Course, indicesOf, isChain, isStep, minutesOf, missingPrerequisites } from './course.ts';
import { findMainTechnology, listSteps } from './order-course.ts';
import { findReason, quickTier, wantedTier, refreshTier, tierOf, queueTier } from './tiers.ts';
import { importanceWeights } from '../types/plan-topic.ts';

export type Choice = { readonly topic: number; readonly why: Why };

/** Plans take a beginning of this list: each can be learned by itself, whatever the number of days. */
export function orderChoices(course: Course): Choice[] {
  const selection = {
    course,
    weights: weighTopics(course),
    taken: listTaken(course),
    choices: [],
    spent: new Map<string, number>(),
  };
  if (course.request.presume) takeWanted(selection);
  takeGoals(selection);
  if (isChain(course.request) && !course.request.moreTopics) {
    takeTier(selection, wantedTier);
    return selection.choices;
  }
  const all = [wantedTier, quickTier, 0, 1, 2, refreshTier];
  const main = findMainTechnology(course.topics);
  if (main !== undefined) for (const tier of all.slice(0, -1)) takeTier(selection, tier, main);
  for (const tier of all) takeTier(selection, tier);
  return selection.choices;
}

/** What is not chosen: what is known, and steps that are left out. */
function listTaken({ known, topics, request }: Course): boolean[] {
  const left = new Set(request.leftSteps);
  const isLeft = (key: string) => left.has(key) && !Object.hasOwn(request.wanted ?? {}, key);
  return topics.map(({ key }, index) => known[index] === true || isLeft(key));
}

type Selection = {
  readonly course: Course;
  readonly weights: readonly number[];
  readonly taken: boolean[];
  readonly choices: Choice[];
  readonly spent: Map<string, number>;
};

function take({ course, taken, choices, spent }: Selection, topic: number, topics: readonly number[]): void {
  for (const index of topics) {
    taken[index] = true;
    choices.push({ topic: index, why: findReason(course, index, topic) });
    const technology = technologyOf(course, index);
    spent.set(technology, (spent.get(technology) ?? 0) + minutesOf(course, index));
  }
}

/** One goal after the other, each with what its topics build on. */
function takeGoals(selection: Selection): void {
  const { course, taken } = selection;
  const steps = listSteps(course.topics).flatMap(({ key }) => indicesOf(course, [key]));
  const presumes = indicesOf(course, course.request.presumes ?? []);
  const isSkipped = (topic: number) => course.request.level > 1 && presumes.includes(topic);
  for (const goal of splitGoals(course, steps)) {
    const begins = selection.choices.length;
    const open = goal.filter((step) => !taken[step]);
    takeSteps(selection, open, { isFirst: goal[0] === steps[0], isSkipped });
    const own = selection.choices.slice(begins).map(({ topic }) => topic);
    takeBehind(selection, goal[0] === steps[0] ? [...own, ...presumes] : own);
  }
}

/** Steps up to the last one of each goal. */
function splitGoals({ topics }: Course, steps: readonly number[]): number[][] {
  const goals: number[][] = [[]];
  for (const step of steps) {
    goals.at(-1)?.push(step);
    if (topics[step]?.last) goals.push([]);
  }
  return goals.filter((goal) => goal.length > 0);
}

type Taking = { readonly isFirst: boolean; readonly isSkipped: (topic: number) => boolean };

/** Each step with its topics, the first before them: in little time, something is made. Wanted topics are next. */
function takeSteps(selection: Selection, steps: readonly number[], { isFirst, isSkipped }: Taking): void {
  const { course, taken } = selection;
  for (const [at, step] of steps.entries()) {
    if (taken[step]) continue;
    const needs = (course.prerequisites[step] ?? []).filter(
      (topic) => !taken[topic] && !isStep(course, topic) && !isSkipped(topic),
    );
    const [first, ...others] = putWantedFirst(selection, needs);
    if (first === undefined) take(selection, step, [step]);
    else take(selection, step, isFirst && at === 0 ? [first, step, ...others] : [first, ...others, step]);
    if (isFirst && at === steps.length - 1) takeTier(selection, wantedTier);
  }
}

/** A plan may end behind a wanted topic: before it stands only what it builds on. */
function putWantedFirst({ course, taken }: Selection, needs: readonly number[]): number[] {
  const wanted = needs.filter((topic) => tierOf(course, topic) === wantedTier);
  const before = new Set(missingPrerequisites(course, wanted, (one) => !taken[one]));
  return [...needs.filter((one) => before.has(one)), ...needs.filter((one) => !before.has(one))];
}

function takeBehind(selection: Selection, topics: readonly number[]): void {
  const { course, taken } = selection;
  for (const topic of topics) {
    const needed = [topic, ...(course.prerequisites[topic] ?? [])];
    take(
      selection,
      topic,
      missingPrerequisites(course, needed, (one) => !taken[one]),
    );
  }
}

function technologyOf({ topics }: Course, topic: number): string {
  return topics[topic]?.technology ?? '';
}

function takeTier(selection: Selection, tier: number, only?: string): void {
  const { course, taken } = selection;
  for (const topic of queueTier(selection, tier))
    if (only === undefined || technologyOf(course, topic) === only)
      take(
        selection,
        topic,
        missingPrerequisites(course, [topic], (one) => !taken[one]),
      );
}

function takeWanted(selection: Selection): void {
  const { course, taken } = selection;
  const wanted = [...queueTier(selection, wantedTier)];
  for (const topic of wanted) {
    const missing = missingPrerequisites(course, [topic], (one) => !taken[one]);
    const missingWanted = missing.filter((one) => tierOf(course, one) === wantedTier);
    take(selection, topic, missingWanted);
  }
  const reached = wanted.map((topic) => ({ topic, neededFor: topic }));
  for (const { topic, neededFor } of reached) {
    for (const index of course.prerequisites[topic] ?? []) {
      if (taken[index]) continue;
      take(selection, neededFor, [index]);
      reached.push({ topic: index, neededFor });
    }
  }
}

/** Our own choice; a wanted topic can outweigh all the rest. */
const share = { importance: 0.5, dependents: 0.3, earliness: 0.2, wanted: 2 };

export function weighTopics(course: Course): number[] {
  const dependents = countDependents(course);
  const max = Math.log2(1 + Math.max(1, ...dependents));
  const earliness = rateEarliness(course);
  const wanted = new Map(Object.entries(course.request.wanted ?? {}));
  return course.topics.map(
    ({ key, importance }, index) =>
      share.importance * importanceWeights[importance] +
      (share.dependents * Math.log2(1 + (dependents[index] ?? 0))) / max +
      share.earliness * (earliness[index] ?? 0) +
      share.wanted * (wanted.get(key) ?? 0),
  );
}

function countDependents(course: Course): number[] {
  const counts = course.topics.map(() => 0);
  for (const prerequisites of course.prerequisites)
    for (const index of prerequisites) counts[index] = (counts[index] ?? 0) + 1;
  return counts;
}

/** 1 for the first topic of its technology, near 0 for the last. */
function rateEarliness({ topics }: Course): number[] {
  const sizes = new Map<string, number>();
  const positions = topics.map(({ technology }) => {
    const position = sizes.get(technology) ?? 0;
    sizes.set(technology, position + 1);
    return position;
  });
  return topics.map(({ technology }, index) => 1 - (positions[index] ?? 0) / (sizes.get(technology) ?? 1));
}
