import { readGoalQuestion } from '#question/followup/read-goal-question.ts';

import { linkGoal } from '../plan/goal/goal-lines.ts';
import { linkStep } from '../plan/goal/step-line.ts';
import { findPlanGoal, listReachedSteps, type ReachedStep } from '../plan/goal/reached-steps.ts';
import type { Library } from '../library.ts';
import { escapeMarks } from '../marks.ts';
import type { CompiledGoal } from '#content/goals.ts';
import type { Plan } from '#planner/types/plan.ts';
import type { PlanChat } from './followup-reply.ts';

/** What a plan for a goal ends in, or its steps with their days; null where neither is asked or the plan has no goal. */
export function answerGoalQuestion({ library, asked, planned: { plan } }: PlanChat): string[] | null {
  const [question, goal] = [readGoalQuestion(asked.problem), findPlanGoal(library, plan)];
  if (!question || !goal) return null;
  const reached = listReachedSteps(goal, plan);
  return question === 'end' ? sayEnd(goal, reached) : listSteps(library, plan, goal);
}

export function sayEnd(goal: CompiledGoal, reached: readonly ReachedStep[]): string[] {
  const last = reached.at(-1);
  const see = `How to see that it works: ${escapeMarks(goal.see)}`;
  if (last?.number === goal.steps.length)
    return [`On day ${last.day} you will have made ${linkGoal(goal)}. ${escapeMarks(goal.end)}`, see];
  const now = last
    ? `The days of this plan lead to step ${last.number} of ${goal.steps.length}: ${escapeMarks(last.step.shows)}`
    : 'The days of this plan are for what its first step needs.';
  return [`${now} All of ${linkGoal(goal)} takes more days. ${escapeMarks(goal.end)}`, see];
}

function listSteps(library: Library, plan: Plan, goal: CompiledGoal): string[] {
  const days = new Map(listReachedSteps(goal, plan).map(({ number, day }) => [number, `day ${day}`]));
  const steps = goal.steps.map(({ key, shows }, at) => {
    const when = days.get(at + 1) ?? 'not in these days';
    return `- ${linkStep(library, plan, key) ?? ''} (${when}): ${escapeMarks(shows)}`;
  });
  return [`${linkGoal(goal)} has ${goal.steps.length} steps. After each of them it works.`, steps.join('\n')];
}
