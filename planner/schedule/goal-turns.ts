import { type Course, isChain } from '../select/course.ts';
import { ideaMinutes } from '../time/ideas.ts';

/** The goals of a plan take turns: what comes after one begins when it is made, and its ideas had their days. */
export type GoalTurns = {
  readonly ends: number[];
  /** Before this slot, nothing after `made` begins, the last step of the last goal that was made. */
  resumes: number;
  made: number;
  /** Minutes that its ideas take, without those that were left on earlier days. */
  ideas: number;
};

/** Ideas have at most that many days of their own; the others wait for minutes that are left. Our own choice. */
const maxIdeaDays = 4;

export function startTurns(course: Course, chosen: readonly number[]): GoalTurns {
  const isLast = (topic: number) => course.topics[topic]?.last === true;
  const ends = isChain(course.request) ? chosen.filter(isLast).toSorted((a, b) => a - b) : [];
  return { ends, resumes: 0, made: -1, ideas: 0 };
}

export function isTurn({ ends, made, resumes }: GoalTurns, topic: number, at: number): boolean {
  return topic <= (at < resumes ? made : (ends[0] ?? Infinity));
}

export function addIdeas(turns: GoalTurns, { topics }: Course, step: number): void {
  turns.ideas += (topics[step]?.ideas ?? 0) * ideaMinutes;
}

type Spent = { readonly at: number; readonly budget: number; readonly left: number };

export function endDay(turns: GoalTurns, { at, budget, left }: Spent, isMade: (step: number) => boolean) {
  if (left >= ideaMinutes / 2) turns.ideas = Math.max(0, turns.ideas - left);
  const [end] = turns.ends;
  if (end === undefined || !isMade(end)) return;
  turns.ends.shift();
  turns.made = end;
  turns.resumes = at + 1 + Math.min(maxIdeaDays, Math.floor(turns.ideas / Math.max(1, budget)));
  turns.ideas = 0;
}
