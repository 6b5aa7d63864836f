import type { Plan } from '#planner/plan.ts';

import type { Library, TaughtTopic } from './library.ts';
import { countWords, cutSentences, splitSentences, splitSteps } from './sentences.ts';

/** What the lines of a plan have said so far, so that none says it twice. The sets grow from day to day. */
export type Telling = {
  readonly library: Library;
  readonly plan: Plan;
  /** Words that a task may take. */
  readonly taskWords: number;
  /** Whether sentences must be short. */
  readonly child: boolean;
  /** Topics whose question was written out. */
  readonly asked: Set<string>;
  /** Topics known before the plan, and those finished in it. */
  readonly known: Set<string>;
  /** Titles of the projects begun, the latest last. */
  readonly projects: Set<string>;
};

const childUpTo = 12;
const wordsForChildren = 55;

export function beginTelling(library: Library, plan: Plan, taskWords: number): Telling {
  const known = new Set(plan.assumed);
  const child = isChild(plan.request.age);
  return { library, plan, taskWords, child, asked: new Set(), known, projects: new Set() };
}

export function isChild(age: number): boolean {
  return age <= childUpTo;
}

/** A text from the roadmap, as long and with as long sentences as the reader and the letter allow. */
export function tell({ child, taskWords }: Telling, text: string): string {
  return child
    ? splitSteps(cutSentences(text, Math.min(taskWords, wordsForChildren)))
    : cutSentences(text, taskWords);
}

/** A sentence may be so many words longer than the task it is cut to. */
const grace = 10;

/** What to do for a topic; where even the beginning of its task is too long, its place is named. */
export function tellTask(telling: Telling, { marks }: TaughtTopic): string {
  const [first = ''] = splitSentences(marks.task);
  const fits = telling.taskWords > 0 && countWords(first) <= telling.taskWords + grace;
  return fits ? `Try: ${tell(telling, marks.task)}` : 'Then do its task.';
}

/** The topics of some keys. */
export function topicsOf({ library }: Telling, keys: readonly string[]): TaughtTopic[] {
  return keys.flatMap((key) => library.topics.get(key) ?? []);
}
