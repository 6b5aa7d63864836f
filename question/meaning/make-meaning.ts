import type { Trouble } from '#lexicon/care/trouble.ts';

import type { TopicIndex } from '../../search/index.ts';
import { readLanguage } from '../care/read-language.ts';
import { classifyIntent } from '../classify-intent.ts';
import { type Intent, levelCodes, type Meaning, type MeaningValues } from './meaning.ts';
import { listMeantTopics } from './list-meant-topics.ts';
import { listMeantGoals, nameGoals } from './list-meant-goals.ts';
import { nameAll } from './name-all.ts';
import { listCorrected, type MeaningForm, placeParts } from './place-parts.ts';
import type { StudyTime } from '../time/named-time.ts';
import { allDays } from '../time/weekdays.ts';
import type { ReplyInput } from '../reply-input.ts';

export function makeMeaning(index: TopicIndex, form: MeaningForm, read: ReplyInput): Meaning {
  const values = readValues(form, read);
  return {
    ...values,
    care: 'none',
    parts: { ...placeParts(form, read, values), ...listCorrected(form.corrections) },
    names: { ...nameAll(index, values), ...nameGoals(read) },
  };
}

/** The meaning of a message that needs care: nothing else counts. If no phrase names the trouble, the likelier of both. */
export function makeCareMeaning(
  index: TopicIndex,
  { days, problem }: MeaningForm,
  trouble: Trouble | null,
): Meaning {
  return {
    ...nothing,
    intent: trouble === null ? findLikelier(index, problem) : (intents.get(trouble) ?? 'danger'),
    care: 'reply',
    days,
    language: readLanguage(problem),
    parts: { intent: { source: 'said', grade: 'sure' } },
    names: {},
  };
}

const intents: ReadonlyMap<Trouble, Intent> = new Map([
  ['despair', 'crisis'],
  ['overdose', 'crisis'],
  ['other', 'crisis'],
]);

function findLikelier(index: TopicIndex, problem: string): Intent {
  const found = classifyIntent(index, problem, { hasReply: false });
  return found.find(({ label }) => label === 'crisis' || label === 'danger')?.label ?? 'crisis';
}

const nothing = {
  intent: 'nonsense',
  others: [],
  grade: 'sure',
  technologies: [],
  uncovered: [],
  topics: [],
  choices: [],
  known: [],
  skipped: [],
  minutes: null,
  weekdays: null,
  start: null,
  until: null,
  level: null,
  goal: null,
  goalId: null,
  goalChoices: [],
  tone: 'plain',
  language: 'en',
  followup: null,
} as const;

function readValues(
  { age, level, days, problem, corrections = {} }: MeaningForm,
  read: ReplyInput,
): MeaningValues {
  const said = read.level ?? level;
  return {
    ...nothing,
    ...listMeantTopics(read),
    ...listMeantGoals(read),
    ...read.decided,
    ...(corrections.intent && { intent: corrections.intent, grade: 'sure' }),
    goal: corrections.goal === undefined ? read.goal : corrections.goal,
    days: read.span?.days ?? days,
    ...read.dates,
    minutes: readMinutes(read.minutes),
    weekdays: readWeekdays(read.minutes),
    level: said === null ? null : (levelCodes[said - 1] ?? null),
    tone: age < 13 ? 'child' : 'plain',
    language: read.english ? 'en' : readLanguage(problem),
  };
}

function readMinutes(time: StudyTime | null): number | null {
  const named = time?.named ?? [];
  const daily = named.find(({ each }) => each === 'day');
  const [some, ...others] = named.filter(({ each }) => typeof each !== 'string');
  const isEven = others.every(({ minutes }) => minutes === some?.minutes);
  return daily?.minutes ?? (isEven ? some?.minutes : null) ?? null;
}

function readWeekdays(time: StudyTime | null): number[] | null {
  if (!time || time.free.length === 0) return null;
  return allDays.filter((day) => !time.free.includes(day));
}
