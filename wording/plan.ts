import type { Fill, Item, LeftOut, Why } from '#planner/types/plan.ts';

import { count, plural } from './counts.ts';
import { nameSlug } from './names.ts';

/** Events may hold kinds that this version does not know. */
export function nameWorkKind(kind: string): string {
  return workKinds.get(kind) ?? nameSlug(kind);
}

const workKinds: ReadonlyMap<string, string> = new Map([
  ['exercise', 'Practice'],
  ['catch-up', 'In reserve'],
  ['wrap-up', 'Wrap-up'],
]);

export function describeReason(why: Why, nameTopic: (key: string) => string): string {
  return why.kind === 'needed-for' ? `needed for ${nameTopic(why.key)}` : reasons[why.kind];
}

const reasons: Record<Exclude<Why['kind'], 'needed-for'>, string> = {
  goal: 'what you asked for',
  core: 'everyone needs this',
  level: 'part of your level',
  deeper: 'goes further, since there is time',
  refresh: 'worth refreshing',
};

export function describePart({ part, parts }: Pick<Item, 'part' | 'parts'>): string {
  return `part ${part} of ${parts}`;
}

/** May stand by themselves, or after "because". */
export const leftOutReasons: Record<LeftOut['why'], string> = {
  'too-few-days': 'there is not enough time',
  begun: 'only the first part fits',
  presumed: 'it is taken as known',
};

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

export function describeFitting(fitting: number, topics: number): string {
  return `${fitting} of ${count(topics, 'topic')} fit`;
}

export function describeEnough(days: number): string {
  return `${count(days, 'day')} would be enough`;
}
