import type { Fill } from '#planner/model/plan.ts';

import { plural } from './counts.ts';
import { nameWorkKind } from './plan.ts';

/** "Practice, 10 min." */
export function headFill({ kind, minutes }: Pick<Fill, 'kind' | 'minutes'>): string {
  return `${nameWorkKind(kind)}, ${minutes} min.`;
}

/** How to practice the tasks of some topics again; `names` lists the topics. */
export function describeRepeat(tasks: number, names: string): string {
  return `Do the ${plural(tasks, 'task')} of ${names} once more from memory, then change one thing in ${plural(tasks, 'it', 'each')}.`;
}

/** How to practice before the first task was given. */
export const recallReading = 'Write down from memory what you have read.';

/** What minutes in reserve are for. */
export const reserveUse = 'for topics that take longer than planned';

/** How a day ends; `what` names what was learned. */
export function describeWrapUp(what: string): string {
  return `Explain ${what} aloud in your own words.`;
}
