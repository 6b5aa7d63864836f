import type { ReplyInput } from '../reply-input.ts';

/** A few days before the end of a month or a year, and a form that has at least that many, mean the next one. Our own choice. */
const [few, many] = [3, 7];
const wholePeriods = /\bend of (?:the |this )?(?:month|year|term|semester|quarter)\b/iu;

/** Without the days until the end of a month that is nearly over, where the form says many more: nobody plans for one day by that. */
export function keepFormDays(
  read: ReplyInput,
  { problem, days }: { problem: string; days: number },
): ReplyInput {
  const { span } = read;
  const isNear = span?.until !== undefined && span.days <= few && days >= many;
  if (!isNear || !wholePeriods.test(problem)) return read;
  return { ...read, span: null, dates: { ...read.dates, until: null }, kept: { until: span.until, days } };
}
