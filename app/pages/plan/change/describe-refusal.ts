import type { Refused } from '#planner/change/change-result.ts';
import { listSome } from '#wording/lists.ts';

export function describeRefusal({ why, keys }: Refused, nameTopic: (key: string) => string): string {
  const names = listSome(keys.map(nameTopic), 4);
  const reasons: Record<Refused['why'], string> = {
    unknown: 'The roadmaps no longer have that topic.',
    done: `${names} is already done.`,
    known: `The plan assumes that you know ${names}.`,
    dropped: `${names} was removed from the plan.`,
    planned: `${names} is already in the plan.`,
    past: 'That day is over.',
    'no-learn-day': 'That day is not for new topics. Choose another one.',
    'no-capacity': 'That day does not have enough time for it.',
    'nothing-there': 'Neither day has a topic that can move.',
    'too-early':
      names === ''
        ? 'It does not fit on that day.'
        : `${names} must come first, and cannot be finished before that day.`,
    locks: `That would move ${names}, which you locked to a day.`,
  };
  return `${reasons[why]} Nothing was changed.`;
}
