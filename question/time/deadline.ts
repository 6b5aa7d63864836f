import {
  beginBefore,
  beginBehind,
  beginsElsewhere,
  eventBefore,
  lastsBefore,
  otherBefore,
  pastBefore,
  placeBefore,
  untilBefore,
  untilBehind,
} from '#lexicon/time/date-words.ts';

import { deedOfOthers } from '#lexicon/time/span-words.ts';

import { foldTime } from './fold-time.ts';
import { dateAfter, daysBetween, type IsoDate, weekdayOn } from './calendar-days.ts';
import { listDates, type NamedDate, spellRanges } from './dates.ts';

export type PlanDates = { readonly start: IsoDate | null; readonly until: IsoDate | null };

export const noDates: PlanDates = { start: null, until: null };

const farthest = 60;
const maxDays = 3650;

/** Reads the dates of a plan after words that say what they are: "by December 20", "exam on Friday", "starting Monday". In a wish for a plan, a lone day of a month is the day by which it has to be done. */
export function readPlanDates(message: string, today: IsoDate, isWish = false): PlanDates {
  const text = spellRanges(foldTime(message).slice(0, longest));
  const dates = listDates(text, today).filter(({ start, end }) => !isEveryWeek.test(text.slice(start, end)));
  const first = dates.find((date, at) => isStart(text, date) || beginsRange(text, date, dates[at + 1]));
  const start = first ? beginOf(text, first) : null;
  const last = dates.find((date) => isDeadline(text, date) || isEnd(text, date, first));
  const others = isWish && !last ? dates.filter((date) => date !== first && isOwn(text, date, today)) : [];
  const until = last?.date ?? (others.length === 1 ? others[0]?.date : null) ?? null;
  const isNear = until !== null && until > today && daysBetween(today, until) <= maxDays;
  return {
    start: start !== null && start >= today && (until === null || start < until) ? start : null,
    until: isNear ? until : null,
  };
}

/** "Tuesdays" are not one date. */
const isEveryWeek = /(?:mon|tues|wednes|thurs|fri|satur|sun)days ?$/u;

const longest = 2000;

export function daysUntil({ start, until }: PlanDates, today: IsoDate): number | null {
  return until === null ? null : Math.max(1, daysBetween(start ?? today, until));
}

/** The first date that a message names after today, whatever it is for. */
export function findDate(message: string, today: IsoDate): IsoDate | null {
  const dates = listDates(foldTime(message).slice(0, longest), today);
  return dates.find(({ date }) => date > today && date < dateAfter(today, maxDays))?.date ?? null;
}

function isDeadline(text: string, { start, end }: NamedDate): boolean {
  const before = readBefore(text, start);
  if (ofOthers.test(before) || pastBefore.test(before)) return false;
  const isStarted = beginBefore.test(before) && beginsElsewhere.test(text.slice(end));
  const isUntil = [untilBefore, eventBefore, placeBefore].some((words) => words.test(before)) || isStarted;
  return (isUntil && !lastsBefore.test(before)) || untilBehind.test(text.slice(end));
}

const ofOthers = new RegExp(deedOfOthers, 'u');

/** A week begins on its Monday. */
function beginOf(text: string, { date, start, end }: NamedDate): IsoDate {
  return weeks.test(text.slice(start, end)) ? dateAfter(date, -weekdayOn(date)) : date;
}

const weeks =
  /^(?:next|nachste|la|semana) .*(?:week|woche|semana|semaine|settimana)|^(?:next week|semana que vem)/u;

/** "From Monday to Friday" are weekdays and no date. */
function isStart(text: string, { start, end }: NamedDate): boolean {
  const isRange = range.test(text.slice(end)) && !dated.test(text.slice(start, end));
  const before = readBefore(text, start);
  const isEvent = untilBefore.test(before) || eventBefore.test(before);
  if (isEvent || untilBehind.test(text.slice(end)) || beginsElsewhere.test(text.slice(end))) return false;
  return beginBehind.test(text.slice(end)) || (beginBefore.test(before) && !isRange);
}

function isEnd(text: string, { start }: NamedDate, first: NamedDate | undefined): boolean {
  return first !== undefined && start > first.end && rangeOnly.test(text.slice(first.end, start));
}

/** Days without time to learn do not begin a plan. */
const awayBefore =
  /\b(?:on nights?|nights?|shifts?|away|abroad|busy|travel\w*|no work|not|nothing|except|off)\b[^.;!?]*$/u;

function beginsRange(text: string, date: NamedDate, next: NamedDate | undefined): boolean {
  if (awayBefore.test(readBefore(text, date.start))) return false;
  if (!date.isOfMonth || next?.isOfMonth !== true) return false;
  return rangeOnly.test(text.slice(date.end, next.start)) && !untilBefore.test(readBefore(text, date.start));
}

/** Whether it names a day to come that is neither free nor past. */
function isOwn(text: string, { date, start, end, isOfMonth }: NamedDate, today: IsoDate): boolean {
  const before = readBefore(text, start);
  if (!isOfMonth || date <= today || !spelled.test(text.slice(start, end))) return false;
  return ![beginBefore, lastsBefore, otherBefore].some((words) => words.test(before));
}

/** Has a month by name, or a year or a final dot after two numbers: "2.5" may be hours. */
const spelled = /\p{L}|(?:[./-].*){2}/u;
const dated = /\d|^(?:today|tomorrow|heute|morgen|hoy|manana|demain|hoje|amanha|oggi|domani|next)/u;
const range = /^ ?(?:-|to|through|till|until|bis|hasta|ate|a) ?/u;
const rangeOnly =
  /^ ?(?:-|–|to|through|till|until|bis|hasta|ate|a|au|al|tot en met|tot|se)(?: the| zum| el| o)? ?$/u;

function readBefore(text: string, start: number): string {
  const [before = ''] = text
    .slice(Math.max(0, start - farthest), start)
    .split(/[.;!?]\s/)
    .slice(-1);
  return before;
}
