import type { Item, LeftOut, Why } from '#planner/model/plan.ts';

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

/** Empty for a topic that is learned in one sitting. */
export function describePart({ part, parts }: Pick<Item, 'part' | 'parts'>): string {
  return parts > 1 ? `part ${part} of ${parts}` : '';
}

/** May stand by itself, or after "because". */
export function describeLeftOut(why: LeftOut['why']): string {
  return leftOutReasons[why];
}

const leftOutReasons: Record<LeftOut['why'], string> = {
  'too-few-days': 'there is not enough time',
  begun: 'only the first part fits',
  presumed: 'it is taken as known',
};
