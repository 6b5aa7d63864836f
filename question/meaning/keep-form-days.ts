import { daysUntil } from '../time/deadline.ts';
import type { ReplyInput } from '../reply-input.ts';

/** A few days before the end of a month or a year, and a form that has at least that many, mean the next one. Our own choice. */
const [few, many] = [3, 7];
const wholePeriods = /\bend of (?:the |this )?(?:month|year|term|semester|quarter)\b/iu;

/** So many times the days of the form until something is due: the plan is done long before, as the form has it. Our own choice. */
const farOff = 3;
/** A date within this number of days of the end of the form's days is what they lead to. Our own choice. */
const beside = 2;

type Form = { readonly problem: string; readonly days: number; readonly today?: string | undefined };

/**
 * Without a time that is no time of the plan: another one than the form's, where a date ends with the form's days; a date far behind
 * them; and the end of a month that is nearly over, where the form says many more days.
 */
export function keepFormDays(read: ReplyInput, form: Form): ReplyInput {
  const { span, dates } = read;
  const { problem, days } = form;
  if (span === null) return read;
  if (span.until === undefined) return confirmsForm(read, form) ? { ...read, span: null } : read;
  const without = { ...read, span: null, dates: { ...dates, until: null } };
  if (span.days > farOff * days) return without;
  const isNear = span.days <= few && days >= many && wholePeriods.test(problem);
  return isNear ? { ...without, kept: { until: span.until, days } } : read;
}

function confirmsForm({ dates }: ReplyInput, { today, days }: Form): boolean {
  const until = today === undefined ? null : daysUntil(dates, today);
  return until !== null && Math.abs(until - days) <= beside;
}
