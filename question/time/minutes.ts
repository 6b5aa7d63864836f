import { type Amount, readAmounts } from './amounts/amounts.ts';
import { spellClockSpans } from './amounts/clock-spans.ts';
import type { NamedTime, StudyTime } from './named-time.ts';
import { readNumber } from './numbers.ts';
import { listPeriods, pairPeriods, type Period } from './amounts/periods.ts';
import { foldTime } from './fold-time.ts';
import { sortDays, type SortedDays } from './sorted-days.ts';
import { allDays, type DaySet } from './weekdays.ts';
import { daysAWeek, havingBehind, havingWords, sentenceEnds, wholeTimes } from '#lexicon/time/time-words.ts';

const maxADay = 960;
/** "4 x 1 hour a week" is an hour on four days. */
const timesAWeek =
  /\b(?<count>[2-7]) ?(?:x|mal|times) (?<amount>\d+(?:[.,]\d+)? ?(?:h|hours?|hrs?|min|minutes|stunden?|minuten|horas?|minutos|heures?)) (?:a|per|each|every|pro|por|par) (?:week|wk|woche|semana|semaine)\b/gu;

export type SaidTimes = {
  readonly minutes: StudyTime | null;
  /** A weekday that says nothing about when there is time. */
  readonly unreadDay: number | null;
};

/** Reads the time that a learner has, in several languages: "20 minutes a day", "2 hours on Saturdays". */
export function readTimes(question: string): SaidTimes {
  const text = spellClockSpans(spellWholeTimes(foldTime(question))).replace(
    timesAWeek,
    '$<amount> a day, $<count> days a week',
  );
  const amounts = readAmounts(text);
  const days = sortDays(text, amounts);
  const count = readDaysAWeek(text);
  const named = nameTimes(text, amounts, { days, count });
  return { minutes: readStudyTime(named, { days, count }), unreadDay: findUnreadDay(named, days) };
}

function spellWholeTimes(text: string): string {
  return wholeTimes.reduce((spelled, [minutes, said]) => spelled.replace(said, `${minutes} minutes`), text);
}

function readStudyTime(named: readonly Read[], { days, count }: Said): StudyTime | null {
  const free = findFree(named, days);
  const first = days.first !== undefined && !free.includes(days.first) ? days.first : undefined;
  if (named.length === 0 && free.length === 0 && count === undefined && first === undefined) return null;
  return {
    named: named.map(({ minutes, unit, each }) => ({ minutes, unit, each })),
    free,
    ...(count === undefined ? {} : { daysAWeek: count }),
    ...(first === undefined ? {} : { first }),
  };
}

function findUnreadDay(named: readonly Read[], days: SortedDays): number | null {
  const read = new Set([...days.only, ...days.repeated, ...named.flatMap(({ sets }) => sets)]);
  const unread = days.open.find((set) => set.named && !read.has(set));
  return unread?.days[0] ?? null;
}

type Read = NamedTime & { readonly sets: readonly DaySet[] };

function readDaysAWeek(text: string): number | undefined {
  const match = daysAWeek.exec(text);
  if (!match) return undefined;
  const { count, once } = match.groups ?? {};
  if (once !== undefined) return once === 'once' ? 1 : 2;
  const days = count === undefined ? 4 : readNumber(count);
  return days >= 1 && days <= 7 ? days : undefined;
}

type Said = { readonly days: SortedDays; readonly count: number | undefined };

/** Each amount with what it is for, each kind of days once; zero is not an amount. */
function nameTimes(text: string, amounts: readonly Amount[], { days, count }: Said): Read[] {
  if (amounts.length === 0) return [];
  const paired = pairPeriods(text, amounts, listPeriods(text, days.open));
  const isSaid =
    count !== undefined || [days.only, days.repeated, days.denied].some((some) => some.length > 0);
  const isLone = paired.every((periods) => periods.length === 0) && isSaid;
  const named = amounts.flatMap((amount, at): Read[] => {
    const periods = dropSpare(paired[at] ?? [], days);
    const sets = periods.flatMap(({ set }) => set ?? []);
    const isDaily =
      isLone ||
      isPart(text, amount) ||
      (amounts.length === 1 && isClause(text, amount)) ||
      sayHaving(text, amount) ||
      leadsOn(text, amount, paired[at + 1]);
    const each = narrow(periods) ?? (isDaily ? 'day' : null);
    const minutes = Math.min(each === 'week' ? 7 * maxADay : maxADay, Math.round(amount.minutes));
    return each === null || minutes < 1 ? [] : [{ minutes, unit: amount.unit, each, sets }];
  });
  return [...new Map(named.toReversed().map((one) => [String(one.each), one])).values()].toReversed();
}

/** An extra free day says nothing about the time each day. */
function dropSpare(periods: readonly Period[], { spare }: SortedDays): readonly Period[] {
  if (periods.every(({ each }) => each !== 'day')) return periods;
  return periods.filter(({ set }) => set === undefined || !spare.includes(set));
}

/** A week stays a week; otherwise certain days come before each day. */
function narrow(periods: readonly Period[]): NamedTime['each'] | null {
  if (periods.some(({ each }) => each === 'week')) return 'week';
  const days = periods.flatMap(({ set }) => set?.days ?? []);
  if (days.length > 0) return [...new Set(days)].toSorted((a, b) => a - b);
  return periods[0]?.each ?? null;
}

function sayHaving(text: string, { start, end }: Amount): boolean {
  if (havingBehind.test(text.slice(end))) return true;
  return havingWords.test(
    text
      .slice(Math.max(0, start - 30), start)
      .split(sentenceEnds)
      .at(-1) ?? '',
  );
}

/** "4 days, 50 minutes": nothing else is between the commas, or it is per something. */
function isPart(text: string, { start, end, minutes }: Amount): boolean {
  const [before, behind] = [text.slice(0, start), text.slice(end)];
  if (minutes > maxAtOnce) return false;
  return forEach.test(behind) || (lengthBefore.test(before) && /^(?:[,.;:!]|$)/.test(behind));
}

/** "a page about my dog, 20 minutes": the only time said, in its own clause. */
function isClause(text: string, { start, end, minutes }: Amount): boolean {
  const isBetween =
    /(?<!\bseconds?)[,.;:!?] ?$/u.test(text.slice(0, start)) && /^ ?(?:$|[,.;:!])/u.test(text.slice(end));
  return isBetween && minutes >= minAtOnce && minutes <= maxAtOnce;
}

const forEach =
  /^ (?:each(?=$|[.,;!]| (?:time|session|lunch|day|evening|morning|night)\b)|(?:(?:lunch|coffee|tea|train|bus) )?(?:breaks?|commutes?|rides?)\b|(?:before|after) (?:work|school|bed|breakfast|lunch|dinner|practice|class)\b)/u;
const lengthBefore =
  /\b(?:days?|weeks?|months?|tage|wochen|dias|semanas|jours|semaines|giorni)(?:[,;]| and) ?$/u;
const [minAtOnce, maxAtOnce] = [10, 240];

/** "20 minutes, and on Saturdays 2 hours": what comes before certain days is about the others. */
function leadsOn(text: string, { end }: Amount, [next]: readonly Period[] = []): boolean {
  return (
    next?.set !== undefined &&
    /^[\s,]*(?:and|but|plus)?\s*(?:on|at)?\s*(?:the)?\s*$/.test(text.slice(end, next.start))
  );
}

/** If time is named or claimed only for certain days, the others are free. */
function findFree(named: readonly Read[], { only, repeated, spare, open, denied }: SortedDays): number[] {
  const inWords = named.flatMap(({ each, sets }) => (each === 'week' ? sets : []));
  const paired = new Set(named.flatMap(({ sets }) => sets));
  const daily = named.some(({ each }) => each === 'day');
  const said = daily ? repeated.filter((set) => !spare.includes(set)) : repeated;
  const claimed = [...only, ...inWords, ...said.filter((set) => !paired.has(set))];
  const timed = named.flatMap(({ each }) => (typeof each === 'string' ? [] : each));
  const isPartial =
    claimed.length > 0 || (timed.length > 0 && !daily && named.every(({ each }) => each !== 'week'));
  const others = claimed.length > 0 ? claimed : open;
  const used = new Set([...timed, ...others.flatMap(({ days }) => days)]);
  const free = allDays.filter((day) => denied.includes(day) || (isPartial && !used.has(day)));
  return free.length < allDays.length ? free : [];
}
