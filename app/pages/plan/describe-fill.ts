import { describeRepeat, describeWrapUp, headFill, recallReading, reserveUse } from '#wording/plan.ts';
import { capitalize } from '#wording/names.ts';
import { joinWords } from '#wording/lists.ts';
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
  const repeat = about.length > 0 ? describeRepeat(about.length, names) : recallReading;
  const uses: Record<Fill['kind'], string> = {
    exercise: repeat,
    practice: repeat,
    project: `Build something of your own with ${names || 'what you have learned'}.`,
    'catch-up': `${capitalize(reserveUse)}.`,
    'wrap-up': describeWrapUp('your latest topics'),
  };
  return uses[kind];
}

export function isFree({ items, reviews, recalls, fill }: Day): boolean {
  return items.length + reviews.length + recalls.length === 0 && !fill;
}
