import { daysUntil } from '../time/deadline.ts';
import type { ReplyInput } from '../reply-input.ts';

/** This near the end of a month or year, a form with at least `many` days means the next one. Our own choice. */
const [few, many] = [3, 7];
const wholePeriods = /\bend of (?:the |this )?(?:month|year|term|semester|quarter)\b/iu;

/** If something is due after this many times the form's days, the plan is done long before. Our own choice. */
const farOff = 3;
/** A date this near the end of the form's days means that end. Our own choice. */
const beside = 2;

type Form = { readonly problem: string; readonly days: number; readonly today?: string | undefined };

/** Drops a time that is not that of the plan: another one than the form's if a date ends with the form's days, a date far after them, and the end of a month that is nearly over if the form has many more days. */
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
