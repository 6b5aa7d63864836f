import type { GoalStep } from '#content/goals.ts';
import { findPart } from '#content/requirements/parts.ts';
import { addressOf, readStepKey } from '#content/topic-key.ts';
import type { Day, Item, Plan } from '#planner/types/plan.ts';
import { listNextSpans, mayLeaveOut } from '#wording/next-goals.ts';
import { describePart } from '#wording/plan.ts';

import type { Library } from '../../library.ts';
import { escapeMarks } from '../../marks.ts';
import { listPlanGoals } from './reached-steps.ts';

/** How a step of a goal is called, as a link; null where it is no step that we know. */
export function linkStep(library: Library, key: string): string | null {
  const [step, read] = [findStep(library, key), readStepKey(key)];
  if (!step) return null;
  const title = `"${escapeMarks(step.title)}"`;
  return read ? `[step ${read.step}, ${title}](${addressOf(key)})` : `your own part, ${title}`;
}

/** What a topic or a step is called in a sentence; its key where neither exists any more. */
export function nameKey(library: Library, key: string): string {
  const step = findStep(library, key);
  return library.topics.get(key)?.title ?? (step ? `the step "${step.title}"` : key);
}

function findStep({ goals, requirements }: Library, key: string): GoalStep | null {
  const read = readStepKey(key);
  return read ? (goals.get(read.goal)?.steps[read.step - 1] ?? null) : findPart(requirements, key);
}

/** Where another goal begins: what it is. */
export function writeNextGoals(library: Library, plan: Plan, days: readonly Day[]): string[] {
  const spans = listNextSpans(plan, listPlanGoals(library, plan).slice(1));
  return spans
    .filter(({ begins }) => days.some(({ day }) => day === begins))
    .map(({ goal }) => `- Next: [${escapeMarks(goal.title)}](/goals/${goal.id}). ${mayLeaveOut}`);
}

/** A sitting with a step: which one, and when it is done what runs then. */
export function writeStep(library: Library, item: Item): string | null {
  const { key, part, parts, minutes } = item;
  const link = linkStep(library, key);
  if (link === null) return null;
  const which = parts > 1 ? `${describePart(item)}, ` : '';
  return `- Project: ${link} (${which}${minutes} min)${part === parts ? sayShows(library, key) : '.'}`;
}

/** What runs after a step. */
export function sayShows(library: Library, key: string): string {
  const step = findStep(library, key);
  return step ? `: ${escapeMarks(step.shows)}` : '.';
}
