import { joinWords, listSome } from '#wording/lists.ts';
import type { Refused } from '#planner/change/plan-change.ts';
import type { Day, DayType, Fill, LeftOut, Why } from '#planner/model/plan.ts';

type NameTopic = (key: string) => string;

export function describeReason(why: Why, nameTopic: NameTopic): string {
  const reasons: Record<Why['kind'], () => string> = {
    goal: () => 'what you asked for',
    'needed-for': () => (why.kind === 'needed-for' ? `needed for ${nameTopic(why.key)}` : ''),
    core: () => 'everyone needs this',
    level: () => 'part of your level',
    deeper: () => 'goes further, since there is time',
    refresh: () => 'worth refreshing',
  };
  return reasons[why.kind]();
}

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

export function describeFill({ kind, minutes, about }: Fill, nameTopic: NameTopic): string {
  const names = joinWords(about.map(nameTopic));
  const texts: Record<Fill['kind'], string> = {
    exercise: `Practice, ${minutes} min: ${describeRepetition(about.length, names)}`,
    practice: `Practice, ${minutes} min: ${describeRepetition(about.length, names)}`,
    project: `Project, ${minutes} min: build something of your own with ${names || 'what you have learned'}.`,
    'catch-up': `Time in reserve, ${minutes} min: for what takes longer than planned.`,
    'wrap-up': `Wrap-up, ${minutes} min: explain out loud, in your own words, what you learned last.`,
  };
  return texts[kind];
}

/** Before the first task there is only reading to repeat. */
function describeRepetition(tasks: number, names: string): string {
  if (tasks === 0) return 'write down what you remember from your reading.';
  return tasks > 1 ? `repeat the tasks of ${names} from memory.` : `repeat the task of ${names} from memory.`;
}

export function describeLeftOut(why: LeftOut['why']): string {
  const reasons: Record<LeftOut['why'], string> = {
    'too-few-days': 'not enough time',
    begun: 'only the first part fits',
    presumed: 'taken as known',
  };
  return reasons[why];
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
