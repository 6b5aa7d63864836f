import type { TopicIndex } from '../../search/index.ts';
import type { CorrectedMessage } from './correct-goal.ts';
import { correctIntent } from './correct-intent.ts';
import { type Corrections, levelCodes } from './meaning.ts';
import type { NamedTime, StudyTime } from '../time/named-time.ts';
import { spanUntil } from '../time/place-dates.ts';
import { allDays } from '../time/weekdays.ts';
import type { ReadIntent, ReplyInput } from '../reply-input.ts';

/** A message as it was read, with the parts that the learner corrected. Days stay those of the form. */
export function correct(
  index: TopicIndex,
  read: ReplyInput,
  { problem, corrections, today, goals = [] }: CorrectedMessage,
): ReplyInput {
  const { level, minutes, weekdays, days } = corrections;
  const intent = correctIntent(index, read, { problem, corrections, goals });
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

function correctDates(
  read: ReplyInput,
  { start = read.dates.start, until = read.dates.until }: Corrections,
  today: string | undefined,
): Partial<Pick<ReplyInput, 'dates' | 'span'>> {
  if (start === read.dates.start && until === read.dates.until) return {};
  const dates = { start, until };
  return { dates, span: spanUntil(dates, today) ?? (read.span?.until === undefined ? read.span : null) };
}

function decideCorrected({ decided }: ReplyInput, { intent }: ReadIntent): ReplyInput['decided'] {
  return { intent: intent === 'plan' ? 'plan' : 'concept', others: decided.others, grade: 'sure' };
}

function readLevel(level: Corrections['level']): ReplyInput['level'] {
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
