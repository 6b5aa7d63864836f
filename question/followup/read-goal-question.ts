import { endQuestions, stepQuestions } from '#lexicon/followup/goal-question-words.ts';
import { foldText } from '#search/text/plain-text.ts';

/** What is asked about the goal of a plan: what there is in the end, or the steps that lead there. */
export type GoalQuestion = 'end' | 'steps';

/** Null where the message asks neither. */
export function readGoalQuestion(message: string): GoalQuestion | null {
  const text = foldText(message).slice(0, 200).trim();
  if (stepQuestions.test(text)) return 'steps';
  return endQuestions.test(text) ? 'end' : null;
}
