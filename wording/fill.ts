import type { Fill } from '#planner/model/plan.ts';

import { plural } from './counts.ts';
import { nameWorkKind } from './plan.ts';

export function headFill({ kind, minutes }: Pick<Fill, 'kind' | 'minutes'>): string {
  return `${nameWorkKind(kind)}, ${minutes} min.`;
}

export function describeRepeat(tasks: number, names: string): string {
  return `Do the ${plural(tasks, 'task')} of ${names} once more from memory, then change one thing in ${plural(tasks, 'it', 'each')}.`;
}

export const recallReading = 'Write down from memory what you have read.';

export const reserveUse = 'for topics that take longer than planned';

export function describeWrapUp(what: string): string {
  return `Explain ${what} aloud in your own words.`;
}
