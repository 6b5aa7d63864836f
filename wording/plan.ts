import type { Fill, Item, LeftOut, Plan, Why } from '#planner/types/plan.ts';

import { count, plural } from './counts.ts';
import { listSome } from './lists.ts';
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
  wanted: 'what you asked for',
  goal: 'a step of what you make',
  core: 'everyone needs this',
  level: 'part of your level',
  deeper: 'goes further, since there is time',
  refresh: 'worth refreshing',
};

export function describeLeft(steps: number): string {
  if (steps === 0) return '';
  const them = plural(steps, 'it', 'them');
  return `The plan leaves out ${count(steps, 'step')}, as the days are few and it works without ${them}.`;
}

export function describePart({ part, parts }: Pick<Item, 'part' | 'parts'>): string {
  return `part ${part} of ${parts}`;
}

/** May be used alone, or after "because". */
export const leftOutReasons: Record<LeftOut['why'], string> = {
  'too-few-days': 'the days are too few',
  begun: 'only the first part fits',
  presumed: 'it is taken as known',
  'not-needed': 'it is not needed for this goal',
  optional: 'the goal works without it',
};

export function headFill({ kind, minutes }: Pick<Fill, 'kind' | 'minutes'>): string {
  return `${nameWorkKind(kind)}, ${minutes} min.`;
}

export function describeRepeat(tasks: number, names: string): string {
  return `Do the ${plural(tasks, 'task')} of ${names} once more from memory, then change one thing in ${plural(tasks, 'it', 'each')}.`;
}

const maxAsked = 3;

export function describeQuestions(names: readonly string[], minutes: number): string {
  return `questions on ${listSome(names, names.length > maxAsked ? 2 : maxAsked)}, ${minutes} min`;
}

export function describeTest(minutes: number, names: string): string {
  const about = names === '' ? 'what you have learned' : names;
  return `Set a timer for ${count(minutes, 'minute')} and close every page. Do the tasks of ${about} from an empty file, then answer their questions aloud. ${markEach} Learn again what has no point.`;
}

export function beginTest(minutes: number): string {
  return `Set a timer for ${count(minutes, 'minute')} and close every other page. Do these tasks from an empty file, then answer the questions aloud before you open the answers.`;
}

/** Three quarters of the points are enough: our own choice. */
export function markTest(topics: number): string {
  return `${markEach} With ${Math.ceil(topics * 1.5)} of ${count(topics * 2, 'point')} or more, you know these topics. Learn again what has no point.`;
}

const markEach =
  'One point for each task that does what it says, and one for each answer that says the same as ours.';

export const recallReading = 'Write down from memory what you have read.';

export const reserveUse = 'for topics that take longer than planned';

export function describeWrapUp(what: string): string {
  return `Explain ${what} aloud in your own words.`;
}

export const projectLabel = 'Project';

export function nameStep(title: string): string {
  return `${projectLabel}: ${title}`;
}

/** The share of their minutes that a plan takes for topics that a step needs. */
export function describeShare(share: number): string {
  const part = share > 1 / 2 ? 'three quarters of' : 'half';
  return `Topics for a step take ${part} their usual time here: begin with the task, and look up only what you need.`;
}

/** Whether a topic for a step has less than its usual time: the learner tries it, and reads what is missing. */
export function beginsWithTask(
  { request }: Pick<Plan, 'request'>,
  { why }: Pick<Item, 'why'>,
  isStep: (key: string) => boolean,
): boolean {
  return (request.shareInSteps ?? 1) < 1 && why.kind === 'needed-for' && isStep(why.key);
}

export const lookUpLabel = 'Look up what you need:';

/** The same for children: the pages are written for adults. */
export const lookUpTogether = 'Look up what you need with a grown-up:';

export const readTogether = 'Read with a grown-up:';

export const showsLabel = 'What works then';

export function describeStep(number: number, all: number): string {
  return `Step ${number} of ${all}`;
}

type Reached = { readonly number: number; readonly all: number; readonly title: string };

export function describeReached(reached: Reached): string {
  return `they reach ${sayStep(reached)}`;
}

export function sayStep({ number, all, title }: Reached): string {
  return `step ${number} of ${all}, “${title}”`;
}

type Done = { readonly done: number; readonly all: number };

/** "3 of 12 topics and 1 of 5 steps". */
export function describeDone(topics: Done, steps: Done): string {
  const told = [
    ...(topics.all > 0 || steps.all === 0 ? [`${topics.done} of ${count(topics.all, 'topic')}`] : []),
    ...(steps.all > 0 ? [`${steps.done} of ${count(steps.all, 'step')}`] : []),
  ];
  return told.join(' and ');
}

/** The same, or "all 12 topics". */
export function describeFinished(topics: Done, steps: Done): string {
  const isAll = topics.done + steps.done === topics.all + steps.all;
  return isAll ? `all ${countBoth(topics.all, steps.all)}` : describeDone(topics, steps);
}

export function describeOpen(topics: Done, steps: Done): string {
  return countBoth(topics.all - topics.done, steps.all - steps.done);
}

export function countWork(keys: readonly string[], isStep: (key: string) => boolean): string {
  const steps = keys.filter(isStep).length;
  return countBoth(keys.length - steps, steps);
}

function countBoth(topics: number, steps: number): string {
  if (steps === 0) return count(topics, 'topic');
  return topics === 0 ? count(steps, 'step') : `${count(topics, 'topic')} and ${count(steps, 'step')}`;
}

export function describeFitting(fitting: number, topics: number): string {
  return `${fitting} of ${count(topics, 'topic')} fit`;
}

export function describeEnough(days: number): string {
  return `${count(days, 'day')} would be enough`;
}
