import type { TopicSection } from '#content/roadmap.ts';
import { isChild } from '#planner/time/allowance.ts';
import type { Plan } from '#planner/types/plan.ts';

import type { Library } from '../../library.ts';
import { marksOf } from '../../marks.ts';
import { countReplyWords, cutSentences, splitSentences, splitSteps } from '../../sentences.ts';

/** What the lines of a plan have said so far, so that none says it twice. The sets grow from day to day. */
export type Telling = {
  readonly library: Library;
  readonly plan: Plan;
  /** Words that a task may take. */
  readonly taskWords: number;
  /** Whether topics are named alone, without a page. */
  readonly bare: boolean;
  /** Whether sentences must be short. */
  readonly child: boolean;
  /** Topics whose question was written out. */
  readonly asked: Set<string>;
  /** Topics known before the plan, and those finished in it. */
  readonly known: Set<string>;
  /** The day on which the task of each topic of the plan is given. */
  readonly given: ReadonlyMap<string, number>;
  /** Titles of the projects begun, the latest last. */
  readonly projects: Set<string>;
  /** Topics whose task was told in part, or only named. */
  readonly cut: Set<string>;
};

const wordsForChildren = 55;

export type Size = Pick<Telling, 'taskWords' | 'bare'>;

export function beginTelling(library: Library, plan: Plan, { taskWords, bare }: Size): Telling {
  const child = isChild(plan.request.age);
  const known = new Set(plan.assumed);
  const ends = plan.days.flatMap(({ day, items }) =>
    items.filter(({ part, parts }) => part === parts).map(({ key }) => [key, day] as const),
  );
  const told = { asked: new Set<string>(), known, projects: new Set<string>(), cut: new Set<string>() };
  return { library, plan, taskWords, bare, child, given: new Map(ends), ...told };
}

/** A text from the roadmap, as long and with as long sentences as the reader and the letter allow. */
export function tell(telling: Telling, text: string): string {
  const told = cutSentences(text, wordsFor(telling));
  return telling.child ? splitSteps(told) : told;
}

function wordsFor({ child, taskWords }: Telling): number {
  return child ? Math.min(taskWords, wordsForChildren) : taskWords;
}

/** A sentence may be so many words longer than the task it is cut to. */
const grace = 10;

/** What to do for a topic; where even the beginning of its task is too long, its place is named, once for all if need be. */
export function tellTask(telling: Telling, topic: TopicSection): string {
  const { task } = marksOf(topic);
  const [first = ''] = splitSentences(task);
  const fits = telling.taskWords > 0 && countReplyWords(first) <= telling.taskWords + grace;
  if (!fits || cutSentences(task, wordsFor(telling)) !== task) telling.cut.add(topic.key);
  if (telling.taskWords === 0) return '';
  return fits ? `Try: ${tell(telling, task)}` : 'Then do its task.';
}

/** The page for one sitting with a topic: the next one, and where there is no other, the last again. */
export function tellPage(topic: TopicSection, part: number): { page: string; isNew: boolean } {
  const { pages } = marksOf(topic);
  return { page: pages[Math.min(part, pages.length) - 1] ?? '', isNew: part <= pages.length };
}

/** The topics of some keys. */
export function topicsOf({ library }: Telling, keys: readonly string[]): TopicSection[] {
  return keys.flatMap((key) => library.topics.get(key) ?? []);
}

/** Those of some topics whose task is given by a day; that of what is taken as known counts as given. */
export function givenBy({ given, plan }: Telling, keys: readonly string[], day: number): string[] {
  const assumed = new Set(plan.assumed);
  return keys.filter((key) => assumed.has(key) || (given.get(key) ?? Infinity) <= day);
}
