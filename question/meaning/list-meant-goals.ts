import type { ReplyInput } from '../reply-input.ts';
import type { Meaning } from './meaning.ts';

export function listMeantGoals(read: ReplyInput): Pick<Meaning, 'goalId' | 'goalChoices'> {
  const goalId = read.intent === 'plan' ? (read.ourGoal?.id ?? null) : null;
  return { goalId, goalChoices: (read.nearGoals ?? []).map(({ id }) => id) };
}

export function nameGoals(read: ReplyInput): Meaning['names'] {
  const goals = [read.intent === 'plan' ? (read.ourGoal ?? []) : [], read.nearGoals ?? []].flat();
  return Object.fromEntries(goals.map(({ id, title }) => [id, title]));
}
