import { count } from '#wording/counts.ts';
import { formatDate } from '#wording/dates.ts';
import { joinWords, listSome } from '#wording/lists.ts';
import type { Intent, Meaning, PartName } from '#question/meaning/meaning.ts';

/** A part of a meaning as a button shows it. */
export type UnderstoodPart = {
  readonly name: PartName;
  readonly text: string;
  /** What the learner should know of it besides its value. */
  readonly note: 'assumed' | 'not sure' | 'changed' | null;
  /** Whether nothing was said, so that it can only be added. */
  readonly isEmpty?: true;
};

/** How an intent is called; those without a name have nothing to correct. */
export const intentNames: Readonly<Partial<Record<Intent, string>>> = {
  plan: 'A plan',
  change: 'A change to the plan',
  followup: 'About the last reply',
  concept: 'An explanation',
  error: 'An error to fix',
  compare: 'A comparison',
  career: 'Advice on learning',
  next: 'What to learn next',
  uncovered: 'Something without a roadmap',
  offtopic: 'Something else',
  nonsense: 'Not clear',
};

/** What was understood, in the order of the sentence that says it. Empty where nothing can be corrected. */
export function listParts(meaning: Meaning): readonly UnderstoodPart[] {
  const { intent, care } = meaning;
  if (care === 'reply' || !intentNames[intent]) return [];
  const names = intent === 'plan' || intent === 'change' ? ofPlans : ofQuestions;
  return names.flatMap((name) => {
    const text = say[name](meaning);
    const part = meaning.parts[name];
    if (text !== null && part) return [{ name, text, note: noteOf(part) }];
    const invitation = name === 'goalId' && meaning.goalChoices.length === 0 ? undefined : invitations[name];
    const isOpen = names === ofPlans || name === 'goalId';
    return invitation && isOpen ? [{ name, text: invitation, note: null, isEmpty: true }] : [];
  });
}

function noteOf({ source, grade }: NonNullable<Meaning['parts'][PartName]>): UnderstoodPart['note'] {
  if (source === 'corrected') return 'changed';
  if (source === 'assumed') return 'assumed';
  return grade === 'sure' ? null : 'not sure';
}

const ofQuestions = ['intent', 'technologies', 'topics', 'goalId'] as const;
const time = ['days', 'minutes', 'weekdays', 'start', 'until'] as const;
const what = ['topics', 'known', 'skipped', 'goal', 'goalId'] as const;
const ofPlans = ['intent', 'technologies', ...time, 'level', ...what] as const;

const invitations: Readonly<Partial<Record<PartName, string>>> = {
  minutes: 'Minutes a day',
  weekdays: 'Days of the week',
  goalId: 'Something to make',
};

export const levelLabels = [
  ['beginner', 'Beginner'],
  ['intermediate', 'Intermediate'],
  ['advanced', 'Advanced'],
] as const;

const say: Readonly<Record<PartName, (meaning: Meaning) => string | null>> = {
  intent: ({ intent }) => intentNames[intent] ?? null,
  technologies: ({ technologies, names }) => list(technologies, names),
  topics: ({ topics, names }) => list(topics, names),
  known: ({ known, names }) => prefix('Knows', list(known, names)),
  skipped: ({ skipped, names }) => prefix('Without', list(skipped, names)),
  days: ({ days }) => count(days, 'day'),
  minutes: ({ minutes }) => (minutes === null ? null : `${minutes} min a day`),
  weekdays: ({ weekdays }) => (weekdays === null ? null : sayWeekdays(weekdays)),
  start: ({ start }) => (start === null ? null : `From ${formatDate(start)}`),
  until: ({ until }) => (until === null ? null : `Until ${formatDate(until)}`),
  // A plan without a level is one for beginners.
  level: ({ level }) => levelLabels.find(([code]) => code === (level ?? 'beginner'))?.[1] ?? null,
  // A goal of ours says it better than the learner's own words.
  goal: ({ goal, goalId }) => (goal === null || goalId !== null ? null : `Goal: ${goal}`),
  goalId: ({ goalId, names }) => (goalId === null ? null : `Goal: ${names[goalId] ?? goalId}`),
};

const shown = 2;

function list(keys: readonly string[], names: Meaning['names']): string | null {
  const said = keys.map((key) => names[key] ?? key);
  return said.length === 0 ? null : listSome(said, shown);
}

function prefix(word: string, text: string | null): string | null {
  return text === null ? null : `${word} ${text}`;
}

export const weekdayLabels = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

function sayWeekdays(weekdays: readonly number[]): string {
  const said = weekdays.join('');
  if (said === '56') return 'Weekends';
  if (said === '01234') return 'Monday to Friday';
  return joinWords(weekdays.flatMap((day) => weekdayLabels[day]?.slice(0, 3) ?? []));
}
