import { isOwnGoal, namesThings, nameThings } from '#content/shapes/own-goals.ts';
import type { Plan } from '#planner/types/plan.ts';
import type { PlanIntent } from '#question/reply-input.ts';

import type { Library } from '../../library.ts';
import { escapeMarks } from '../../marks.ts';
import { findPlanGoal } from './reached-steps.ts';

/** A library whose goal for the learner's own thing calls its things what the learner calls them. */
export function nameOwnThings(library: Library, { own, ourGoal }: PlanIntent): Library {
  const goal = library.goals.get(ourGoal?.id ?? '');
  const things = own?.things ?? null;
  if (!goal || things === null) return library;
  return { ...library, goals: new Map([...library.goals, [goal.id, nameThings(goal, things)]]) };
}

/** That the steps are the learner's own, where no ready goal is theirs. */
export function sayOwn(library: Library, plan: Plan, words: string): string[] {
  const goal = findPlanGoal(library, plan);
  if (!goal || !isOwnGoal(goal)) return [];
  if (plan.request.parts?.some((part) => part.words !== undefined))
    return [`In your words: "${escapeMarks(cutQuote(words))}" The steps below build this, part by part.`];
  if (!namesThings(goal)) return [];
  return [
    `In your words: "${escapeMarks(cutQuote(words))}" There is no ready path for exactly this, so you build your own, step by step, with your own names and entries. If it is something else that you want, tell me.`,
  ];
}

const longestQuote = 160;

/** As much of a message as one reads again, cut behind a word. */
function cutQuote(words: string): string {
  const said = words.replaceAll(/\s+/gu, ' ').trim();
  return said.length <= longestQuote ? said : `${said.slice(0, longestQuote).replace(/\s+\S*$/u, '')} …`;
}

/** What is reached and not made: no path would end in it. */
const reached =
  /^(?:be|become|get|find|land|pass|move|switch|change|learn|understand|improve|know|prepare|study|apply|earn|join|work|teach|help)\b/iu;

/** Where a learner wants to make something that no path of ours leads to. */
export function sayNoPath(goal: string | null, { request }: Plan): string[] {
  if (goal === null || request.goal !== undefined || reached.test(goal)) return [];
  return [
    `No path here ends in exactly this: "${escapeMarks(goal)}". So the plan follows the roadmap, and its projects are other things. Keep your own beside them, and try on it what each week taught you.`,
  ];
}
