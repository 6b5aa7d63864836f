import { describeRepeat, describeWrapUp, headFill, recallReading, reserveUse } from '#wording/plan.ts';
import { capitalize } from '#wording/names.ts';
import { joinWords, listSome } from '#wording/lists.ts';
import type { Refused } from '#planner/change/change-result.ts';
import type { Day, DayType, Fill } from '#planner/types/plan.ts';

type NameTopic = (key: string) => string;

export function nameDayType(type: DayType): string {
  const names: Record<DayType, string> = {
    learn: 'Learning',
    practice: 'Practice',
    project: 'Project',
    review: 'Review',
    rest: 'Day off',
  };
  return names[type];
}

export function describeFill(fill: Fill, nameTopic: NameTopic): string {
  return `${headFill(fill)} ${describeUse(fill, nameTopic)}`;
}

function describeUse({ kind, about }: Fill, nameTopic: NameTopic): string {
  const names = joinWords(about.map(nameTopic));
  switch (kind) {
    case 'project':
      return `Build something of your own with ${names || 'what you have learned'}.`;
    case 'catch-up':
      return `${capitalize(reserveUse)}.`;
    case 'wrap-up':
      return describeWrapUp('your latest topics');
    default:
      return about.length > 0 ? describeRepeat(about.length, names) : recallReading;
  }
}

export function describeRefusal({ why, keys }: Refused, nameTopic: NameTopic): string {
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

export function isFree({ items, reviews, recalls, fill }: Day): boolean {
  return items.length + reviews.length + recalls.length === 0 && !fill;
}
