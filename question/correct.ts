import { findTopics } from '../search/find-topics.ts';
import type { TopicIndex } from '../search/index.ts';
import { type Corrections, type Intent, levelCodes } from './meaning.ts';
import type { NamedTime, StudyTime } from './time/named-time.ts';
import { spanUntil } from './time/place-dates.ts';
import { allDays } from './time/weekdays.ts';
import type { PlanIntent, ReadIntent, Understanding } from './understanding.ts';

type Corrected = {
  readonly problem: string;
  readonly corrections: Corrections;
  readonly today?: string | undefined;
};

/** A message as it was read, with the parts in place that the learner set by hand. Days are not among them: they are the form's. */
export function correct(
  index: TopicIndex,
  read: Understanding,
  { problem, corrections, today }: Corrected,
): Understanding {
  const { level, minutes, weekdays, days } = corrections;
  const intent = correctIntent(index, read, { problem, corrections });
  return {
    ...read,
    ...intent,
    ...(intent.intent !== read.intent && { decided: decideCorrected(read, intent) }),
    ...(level !== undefined && { level: readLevel(level) }),
    ...((minutes !== undefined || weekdays !== undefined) && {
      minutes: correctTime(read.minutes, corrections),
    }),
    ...correctDates(read, corrections, today),
    ...(days !== undefined && { span: null }),
  };
}

/** The days of a plan follow from the date that it has to be done by. */
function correctDates(
  read: Understanding,
  { start = read.dates.start, until = read.dates.until }: Corrections,
  today: string | undefined,
): Partial<Pick<Understanding, 'dates' | 'span'>> {
  if (start === read.dates.start && until === read.dates.until) return {};
  const dates = { start, until };
  return { dates, span: spanUntil(dates, today) ?? (read.span?.until === undefined ? read.span : null) };
}

function decideCorrected({ decided }: Understanding, { intent }: ReadIntent): Understanding['decided'] {
  return { intent: intent === 'plan' ? 'plan' : 'concept', others: decided.others, grade: 'sure' };
}

function readLevel(level: Corrections['level']): Understanding['level'] {
  const [one, two, three] = levelCodes;
  if (level === one) return 1;
  if (level === two) return 2;
  return level === three ? 3 : null;
}

function correctTime(time: StudyTime | null, { minutes, weekdays }: Corrections): StudyTime | null {
  const others = time?.named.filter(({ each }) => each !== 'day') ?? [];
  const daily: NamedTime[] = minutes ? [{ minutes, unit: 'minute', each: 'day' }] : [];
  const named = minutes === undefined ? (time?.named ?? []) : [...daily, ...others];
  const free = weekdays ? allDays.filter((day) => !weekdays.includes(day)) : [];
  const kept = weekdays === undefined ? (time?.free ?? []) : free;
  return named.length === 0 && kept.length === 0 ? null : { named, free: kept };
}

const questions: ReadonlySet<Intent> = new Set(['concept', 'error', 'compare', 'followup']);

/** Whether a reply follows from this intent alone. */
export function isCorrectable(intent: Intent): boolean {
  return intent === 'plan' || questions.has(intent);
}

function correctIntent(index: TopicIndex, read: Understanding, corrected: Corrected): ReadIntent {
  const { corrections } = corrected;
  const wants = corrections.intent ?? (read.intent === 'plan' ? 'plan' : undefined);
  if (wants === 'plan') return correctPlan(index, read, corrections);
  const asks = wants !== undefined && questions.has(wants);
  if (asks || corrections.topics || corrections.technologies) return findAnswer(index, read, corrected);
  return read;
}

function correctPlan(
  index: TopicIndex,
  read: Understanding,
  { technologies, topics, known, skipped }: Corrections,
): PlanIntent {
  const plan: PlanIntent =
    read.intent === 'plan' ? read : { intent: 'plan', technologies: technologiesOf(read), goals: [] };
  return {
    ...plan,
    ...(technologies && {
      technologies,
      goals: plan.goals.filter(({ key }) => technologies.includes(technologyOf(index, key))),
    }),
    ...(topics && { goals: topics.map((key) => ({ key, weight: 1 })) }),
    ...(known && { known, shared: [] }),
    ...(skipped && { skipped }),
  };
}

function technologyOf({ topics }: TopicIndex, key: string): string {
  return topics.find((topic) => topic.key === key)?.technology ?? '';
}

function technologiesOf(read: Understanding): readonly string[] {
  if ('technologies' in read) return read.technologies;
  return read.field.kind === 'covered' ? read.field.technologies : [];
}

const most = 6;

function findAnswer(index: TopicIndex, read: Understanding, { problem, corrections }: Corrected): ReadIntent {
  const technologies = corrections.technologies ?? technologiesOf(read);
  const among = technologies.length > 0 ? technologies : [undefined];
  const found = among
    .flatMap((technology) => findTopics(index, problem, { technology, limit: most }))
    .toSorted((a, b) => b.score - a.score);
  const chosen = (corrections.topics ?? []).flatMap((key) => {
    const technology = technologyOf(index, key);
    return technology === '' ? [] : [{ key, technology, score: 1, coverage: 1, similarity: 1 }];
  });
  const topics = chosen.length > 0 ? chosen : found.slice(0, most);
  const [best] = topics;
  return {
    intent: 'answer',
    technologies: best ? [best.technology] : technologies,
    topics,
    certainty: 'sure',
  };
}
