import type { TopicSection } from '#content/roadmap.ts';
import { isChild } from '#planner/time/allowance.ts';
import type { Plan } from '#planner/types/plan.ts';

import type { ProjectsByDay } from '#wording/projects/list-projects.ts';

import type { Library } from '../../library.ts';
import { marksOf } from '../../marks.ts';
import { listPlanProjects } from './list-plan-projects.ts';
import { countReplyWords, cutSentences, splitSentences, splitSteps } from '../../sentences.ts';

/** What the lines of a plan have said so far, so that none says it twice. The sets grow from day to day. */
export type PlanWriter = {
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
  /** What the project minutes of each day are for. */
  readonly projects: ProjectsByDay;
  /** Topics whose task was told in part, or only named. */
  readonly cut: Set<string>;
};

const wordsForChildren = 55;

export type Size = Pick<PlanWriter, 'taskWords' | 'bare'>;

export function startWriter(library: Library, plan: Plan, { taskWords, bare }: Size): PlanWriter {
  const child = isChild(plan.request.age);
  const known = new Set(plan.assumed);
  const told = { asked: new Set<string>(), known, cut: new Set<string>() };
  return { library, plan, taskWords, bare, child, projects: listPlanProjects(library, plan), ...told };
}

/** A text from the roadmap, as long and with as long sentences as the reader and the reply allow. */
export function fitText(writer: PlanWriter, text: string): string {
  const told = cutSentences(text, wordsFor(writer));
  return writer.child ? splitSteps(told) : told;
}

function wordsFor({ child, taskWords }: PlanWriter): number {
  return child ? Math.min(taskWords, wordsForChildren) : taskWords;
}

/** A sentence may be this number of words longer than the task it is cut to. */
const grace = 10;

/** What to do for a topic; where even the beginning of its task is too long, its place is named, once for all if need be. */
export function writeTask(writer: PlanWriter, topic: TopicSection): string {
  const { task } = marksOf(topic);
  const [first = ''] = splitSentences(task);
  const fits = writer.taskWords > 0 && countReplyWords(first) <= writer.taskWords + grace;
  if (!fits || cutSentences(task, wordsFor(writer)) !== task) writer.cut.add(topic.key);
  if (writer.taskWords === 0) return '';
  return fits ? `Try: ${fitText(writer, task)}` : 'Then do its task.';
}

/** The page for one sitting with a topic: the next one, and where there is no other, the last again. */
export function choosePage(topic: TopicSection, part: number): { page: string; isNew: boolean } {
  const { pages } = marksOf(topic);
  return { page: pages[Math.min(part, pages.length) - 1] ?? '', isNew: part <= pages.length };
}

/** The topics of some keys. */
export function topicsOf({ library }: PlanWriter, keys: readonly string[]): TopicSection[] {
  return keys.flatMap((key) => library.topics.get(key) ?? []);
}
