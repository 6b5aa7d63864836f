import type { Trouble } from '#lexicon/care/trouble.ts';

import type { TopicIndex } from '../search/index.ts';
import { isOfTechnologies } from './contrasts/contrast-index.ts';
import { listShared } from './contrasts/presume-shared.ts';
import { readLanguage } from './care/read-language.ts';
import {
  type Corrections,
  levelCodes,
  type Meaning,
  type MeaningPart,
  type PartName,
  partNames,
} from './meaning.ts';
import type { StudyTime } from './time/named-time.ts';
import { allDays } from './time/weekdays.ts';
import type { Understanding } from './understanding.ts';

/** What stands in the form beside the message. */
type Form = {
  readonly age: number;
  readonly level: 1 | 2 | 3 | null;
  readonly days: number;
  readonly problem: string;
  readonly corrections?: Corrections | undefined;
};

type Values = Omit<Meaning, 'parts' | 'names' | 'care'>;

/** The meaning of a message, as the learner sees and may correct it. */
export function readMeaning(index: TopicIndex, form: Form, read: Understanding): Meaning {
  const values = readValues(form, read);
  return {
    ...values,
    care: 'none',
    parts: { ...placeParts(form, read, values), ...listCorrected(form.corrections) },
    names: nameAll(index, values),
  };
}

/** The meaning of a message that needs care: nothing else of it counts. */
export function readCareMeaning({ days, problem }: Form, trouble: Trouble | null): Meaning {
  const isDespair =
    trouble === null || trouble === 'despair' || trouble === 'overdose' || trouble === 'other';
  return {
    ...nothing,
    intent: isDespair ? 'crisis' : 'danger',
    care: 'reply',
    days,
    language: readLanguage(problem),
    parts: { intent: { source: 'said', grade: 'sure' } },
    names: {},
  };
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
  tone: 'plain',
  language: 'en',
  followup: null,
} as const;

function readValues({ age, level, days, problem, corrections = {} }: Form, read: Understanding): Values {
  const said = read.level ?? level;
  return {
    ...nothing,
    ...readTopics(read),
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

/** No meaning names more. */
const maxKnown = 40;

type Topics = Pick<Values, 'technologies' | 'uncovered' | 'topics' | 'choices' | 'known' | 'skipped'>;

function readTopics(read: Understanding): Partial<Topics> {
  const technologies = 'technologies' in read ? read.technologies : [];
  switch (read.intent) {
    case 'plan': {
      const [near, named] = [true, false].map((isNear) =>
        read.goals.filter((goal) => (goal.near === true) === isNear).map(({ key }) => key),
      );
      const { known = [], skipped = [], beside = [] } = read;
      const uncovered = beside.map(({ name }) => name);
      const all = [...new Set([...known, ...listShared(read)])].slice(0, maxKnown);
      return { technologies, topics: named ?? [], choices: near ?? [], known: all, skipped, uncovered };
    }
    case 'answer':
    case 'homework': {
      const keys = read.topics.map(({ key }) => key);
      return { technologies, topics: keys.slice(0, 1), choices: keys.slice(0, 3) };
    }
    case 'compare': {
      const { topics } = read.contrast.contrast;
      return isOfTechnologies(read.contrast.contrast)
        ? { technologies, choices: topics.slice(0, 3) }
        : { technologies, topics: topics.slice(0, 1), choices: topics.slice(0, 3) };
    }
    case 'uncovered':
      return { uncovered: read.name === null ? [] : [read.name] };
    case 'lost':
      return { technologies, choices: read.topics.map(({ key }) => key) };
    default:
      return { technologies };
  }
}

/** Those of a day, also where only certain weekdays have them. */
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

/** Where each part comes from that has a value. */
function placeParts(form: Form, read: Understanding, values: Values): Meaning['parts'] {
  const { field } = read;
  const isField =
    field.kind === 'covered' && values.technologies.every((slug) => field.technologies.includes(slug));
  const all: readonly (readonly [PartName, MeaningPart | null])[] = [
    ['intent', { source: 'said', grade: values.grade }],
    [
      'technologies',
      values.technologies.length > 0 ? { source: isField ? 'form' : 'said', grade: 'sure' } : null,
    ],
    ['topics', values.topics.length > 0 ? { source: 'said', grade: values.grade } : null],
    ['known', knownPart(read, values)],
    ['skipped', partSaid(values.skipped.length > 0)],
    ['days', { source: read.span ? 'said' : 'form', grade: 'sure' }],
    ['minutes', partSaid(values.minutes !== null)],
    ['weekdays', partSaid(values.weekdays !== null)],
    ['start', partSaid(values.start !== null)],
    ['until', partSaid(values.until !== null)],
    ['level', levelPart(form, read)],
    ['goal', partSaid(values.goal !== null)],
  ];
  return Object.fromEntries(all.flatMap(([name, part]) => (part ? [[name, part]] : [])));
}

export function listCorrected(corrections: Corrections = {}): Meaning['parts'] {
  const names = partNames.filter((name) => corrections[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, { source: 'corrected', grade: 'sure' }]));
}

function partSaid(isSet: boolean): MeaningPart | null {
  return isSet ? { source: 'said', grade: 'sure' } : null;
}

/** What is known because another technology shares it is only likely. */
function knownPart(read: Understanding, { known }: Values): MeaningPart | null {
  if (known.length === 0) return null;
  const isLikely = read.intent === 'plan' && listShared(read).length > 0;
  return { source: 'said', grade: isLikely ? 'likely' : 'sure' };
}

function levelPart({ level }: Form, read: Understanding): MeaningPart {
  if (read.level !== null) return { source: 'said', grade: 'sure' };
  return { source: level === null ? 'assumed' : 'form', grade: 'sure' };
}

/** How the technologies and topics of a meaning are called. */
export function nameAll(
  { topics, names }: TopicIndex,
  values: Pick<Meaning, 'topics' | 'choices' | 'known' | 'skipped' | 'technologies'>,
): Meaning['names'] {
  const keys = new Set([...values.topics, ...values.choices, ...values.known, ...values.skipped]);
  const titles = topics.filter(({ key }) => keys.has(key)).map(({ key, title }) => [key, title]);
  const technologies = names.technologies
    .filter(({ slug }) => values.technologies.includes(slug))
    .map(({ slug, names: [name = slug] }) => [slug, name]);
  return Object.fromEntries([...technologies, ...titles]);
}
