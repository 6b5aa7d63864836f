import type { CompiledGoal, GoalStep } from '../goals.ts';
import { partKey, readPartKey, splitKey } from '../topic-key.ts';
import type { Requirement } from './requirement-schema.ts';

/** What a beginner takes for a part unless the requirement says otherwise. */
const usualMinutes = 40;

/** A requirement as a step of a plan, made with one technology; null where that one cannot make it. */
export function makePart(requirement: Requirement, technology: string): GoalStep | null {
  const { id, title, ways, shows, minutes = usualMinutes } = requirement;
  const way = ways.find((one) => one.in.includes(technology));
  if (!way || shows === undefined) return null;
  const need = way.topics.find((key) => splitKey(key).technology === technology);
  return {
    key: partKey(id, technology),
    title,
    minutes,
    needs: need === undefined ? [] : [need],
    does: listSentences(way.does),
    shows: way.shows ?? shows,
    more: [],
  };
}

/** The part that a key names; null for other keys, and for what no longer exists. */
export function findPart(requirements: readonly Requirement[], key: string): GoalStep | null {
  const named = readPartKey(key);
  const requirement = requirements.find(({ id }) => id === named?.requirement);
  return named && requirement ? makePart(requirement, named.technology) : null;
}

/** Before these many steps there is nothing that a part could be added to. Our own choice. */
const stepsBefore = 2;

/**
 * A goal with parts of the learner's own thing among its steps: one after each step from the second on, and the last step of the
 * goal after all of them. What comes between may then be left out where the days are too few.
 */
export function addParts<Goal extends { readonly steps: CompiledGoal['steps'] }>(
  goal: Goal,
  parts: readonly GoalStep[],
): Goal {
  if (parts.length === 0) return goal;
  const begun = goal.steps.slice(0, stepsBefore);
  const between = goal.steps.slice(stepsBefore, -1);
  const turns = Array.from({ length: Math.max(parts.length, between.length) }, (_, at) => [
    ...parts.slice(at, at + 1),
    ...between.slice(at, at + 1).map((step) => Object.assign({}, step, { optional: true as const })),
  ]);
  const end = goal.steps.slice(Math.max(stepsBefore, goal.steps.length - 1));
  return { ...goal, steps: [...begun, ...turns.flat(), ...end] };
}

/** What is between two backticks is code, and stays whole. */
function listSentences(text: string): string[] {
  return text.split(/(?<=[.!?]`?) (?=[A-Z`])(?=[^`]*(?:`[^`]*`[^`]*)*$)/u);
}
