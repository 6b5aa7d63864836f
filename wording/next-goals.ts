import type { Day, Plan } from '#planner/types/plan.ts';

import { plural } from './counts.ts';
import { isPersonal } from './projects/is-open-to-all.ts';
import { sayStep } from './plan.ts';

type Goal = {
  readonly id: string;
  readonly interest: string;
  readonly title: string;
  readonly steps: readonly { readonly key: string; readonly title: string }[];
};

/** A goal that a plan begins after another. */
export type NextSpan<One extends Goal> = {
  readonly goal: One;
  readonly begins: number;
  /** The days of the steps that the plan finishes, in their order. */
  readonly ends: readonly number[];
};

/** The goals of a plan that it begins, with their days. */
export function listNextSpans<One extends Goal>(
  { days }: Pick<Plan, 'days'>,
  goals: readonly One[],
): NextSpan<One>[] {
  return goals.flatMap((goal) => {
    const keys = new Set(goal.steps.map(({ key }) => key));
    const begins = days.find((day) => isFor(day, keys))?.day;
    const ends = days.flatMap(({ day, items }) =>
      items.filter(({ key, part, parts }) => keys.has(key) && part === parts).map(() => day),
    );
    return begins === undefined ? [] : [{ goal, begins, ends }];
  });
}

function isFor({ items }: Day, keys: ReadonlySet<string>): boolean {
  return items.some(({ key, why }) => keys.has(key) || (why.kind === 'needed-for' && keys.has(why.key)));
}

export function sayFrom({ begins }: Pick<NextSpan<Goal>, 'begins'>): string {
  return `From day ${begins}`;
}

export const usesKnown = 'which uses what you know by then';

export function sayEnds({ goal: { steps }, ends }: NextSpan<Goal>): string {
  const [number, day] = [ends.length, ends.at(-1)];
  const step = steps[number - 1];
  if (!step || day === undefined) return 'The days hold what its first step needs.';
  if (number === steps.length) return `It works on day ${day}.`;
  return `The days lead to ${sayStep({ number, all: steps.length, title: step.title })}, on day ${day}.`;
}

export const mayLeaveOut = 'You can leave it out.';

/** Why topics follow that no goal needs; null where none do. */
export function sayMoreTopics({ days, request }: Plan, goals: readonly Goal[]): string | null {
  if (request.moreTopics !== true) return null;
  const steps = new Set(goals.flatMap((goal) => goal.steps.map(({ key }) => key)));
  const last = days.findLastIndex(({ items }) => items.some(({ key }) => steps.has(key)));
  const items = days.slice(last + 1).flatMap((day) => day.items.map(() => day.day));
  const [first] = items;
  if (first === undefined) return null;
  const follow = plural(items.length, 'one more topic follows', 'more topics follow');
  if (goals.some(isPersonal)) return `From day ${first}, ${follow}. Use what you learn in your own thing.`;
  const fits = goals.length > 1 ? 'No other goal goes on from there' : 'No goal goes on from there';
  return `${fits}, so from day ${first} ${follow}.`;
}
