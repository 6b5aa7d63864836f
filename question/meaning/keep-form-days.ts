import { daysUntil } from '../time/deadline.ts';
import type { ReplyInput } from '../reply-input.ts';

/** A few days before the end of a month or a year, and a form that has at least that many, mean the next one. Our own choice. */
const [few, many] = [3, 7];
const wholePeriods = /\bend of (?:the |this )?(?:month|year|term|semester|quarter)\b/iu;

/** A date a day or two beside the end of the form's days is what they lead to; another time in the message is of something else. */
function confirmsForm(
  { dates }: ReplyInput,
  { today, days }: { today?: string | undefined; days: number },
): boolean {
  const until = today === undefined ? null : daysUntil(dates, today);
  return until !== null && Math.abs(until - days) <= 2;
}

/** So many times the days of the form until something is due: the plan is done long before, as the form has it. Our own choice. */
const farOff = 3;

/** Without the days until the end of a month that is nearly over, or until a date far behind the days of the form. */
export function keepFormDays(
  read: ReplyInput,
  { problem, days, today }: { problem: string; days: number; today?: string | undefined },
): ReplyInput {
  const { span } = read;
  if (span !== null && span.until === undefined && confirmsForm(read, { today, days }))
    return { ...read, span: null };
  if (span?.until === undefined) return read;
  if (span.days > farOff * days) return { ...read, span: null, dates: { ...read.dates, until: null } };
  const isNear = span.days <= few && days >= many && wholePeriods.test(problem);
  if (!isNear) return read;
  return { ...read, span: null, dates: { ...read.dates, until: null }, kept: { until: span.until, days } };
}
