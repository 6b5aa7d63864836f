import { foldText } from './plain-text.ts';
import {
  amounts,
  dayPeriods,
  havingWords,
  numberWords,
  weekendOnly,
  weekendPeriods,
  weekPeriods,
} from './words/time-words.ts';

/** Minutes a day that a learner names; absent where not named. A weekday of 0 has no time: all is for the weekend. */
export type MinutesADay = { readonly weekday?: number; readonly weekend?: number };

const daysAWeek = 7;
const mostADay = 960;

/** Reads "20 minutes a day", "an hour daily", "2 hours on weekends", "5 hours a week", in several languages; null where none is named. */
export function readMinutes(question: string): MinutesADay | null {
  const text = foldText(question);
  const spans = joinSpans(text, [...text.matchAll(amounts)].map(readSpan));
  const named: { weekday?: number; weekend?: number } = {};
  for (const [at, span] of spans.entries()) {
    const period = findPeriod(
      text.slice(spans[at - 1]?.end ?? 0, span.start),
      text.slice(span.end, spans[at + 1]?.start),
    );
    const minutes = Math.min(
      mostADay,
      Math.round(period === 'week' ? span.minutes / daysAWeek : span.minutes),
    );
    if (period === null || minutes < 1) continue;
    const day = period === 'weekend' ? 'weekend' : 'weekday';
    named[day] ??= minutes;
  }
  if (weekendOnly.test(text)) return keepWeekend(named);
  return named.weekday === undefined && named.weekend === undefined ? null : named;
}

/** What is said of a day where there is time at weekends only is said of theirs. */
function keepWeekend(named: MinutesADay): MinutesADay {
  if (named.weekday !== undefined && named.weekend !== undefined) return named;
  const weekend = named.weekend ?? named.weekday;
  return weekend === undefined ? { weekday: 0 } : { weekday: 0, weekend };
}

type Span = { readonly start: number; readonly end: number; readonly minutes: number };

function readSpan(match: RegExpExecArray): Span {
  const { number = '', hours } = match.groups ?? {};
  const count = numberWords.get(number.replace(/\s+/g, ' ')) ?? Number(number.replace(',', '.'));
  const minutes = (Number.isFinite(count) ? count : 0) * (hours === undefined ? 1 : 60);
  return { start: match.index, end: match.index + match[0].length, minutes };
}

/** "1 hour 30 minutes" is one span. */
function joinSpans(text: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const close =
      last && /^\s*(?:and|und|y|et|e)?\s*$/.test(text.slice(last.end, span.start)) && span.minutes < 60;
    if (last && close && last.minutes % 60 === 0)
      joined[joined.length - 1] = { start: last.start, end: span.end, minutes: last.minutes + span.minutes };
    else joined.push(span);
  }
  return joined;
}

type Period = 'day' | 'week' | 'weekend';

/** The period named nearest behind an amount, else before it; a day where the learner says how much time there is. */
function findPeriod(before: string, after: string): Period | null {
  const behind = findFirst(after.slice(0, 40).split(/[.;!?]/)[0] ?? '');
  if (behind) return behind;
  const [ahead = ''] = /[^.;!?]{0,30}$/.exec(before) ?? [];
  return findFirst(ahead) ?? (havingWords.test(ahead) ? 'day' : null);
}

function findFirst(text: string): Period | null {
  const places = [
    { period: 'day' as const, at: text.search(dayPeriods) },
    { period: 'week' as const, at: text.search(weekPeriods) },
    { period: 'weekend' as const, at: text.search(weekendPeriods) },
  ].filter(({ at }) => at >= 0);
  return places.toSorted((a, b) => a.at - b.at)[0]?.period ?? null;
}
