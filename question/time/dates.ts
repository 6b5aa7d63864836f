import {
  endWords,
  feasts,
  fromNow,
  fromNowBehind,
  middleWords,
  monthNames,
  nearDays,
  nextBehind,
  nextWords,
  startWords,
  thisWords,
} from '#lexicon/time/date-words.ts';
import { spanUnits } from '#lexicon/time/span-words.ts';
import { weekdayNames } from '#lexicon/time/weekday-words.ts';

import { dateAfter, type IsoDate, lastOfMonth, nextInYear, toIsoDate, weekdayOn } from './calendar-days.ts';
import { readNumber, writtenNumber } from './numbers.ts';

export type NamedDate = {
  readonly date: IsoDate;
  readonly start: number;
  readonly end: number;
  /** Whether it names a month, and not only a weekday, a holiday or a distance. */
  readonly isOfMonth: boolean;
};

type Groups = Readonly<Record<string, string | undefined>>;
type Form = readonly [source: string, read: (groups: Groups, today: IsoDate) => IsoDate | null];

const name = (names: readonly string[], group: string) =>
  names.map((forms, at) => `(?<${group}${at}>${forms})`).join('|');
const indexOf = (groups: Groups, group: string) =>
  Object.entries(groups).flatMap(([key, value]) =>
    value !== undefined && key.startsWith(group) ? [Number(key.slice(group.length))] : [],
  )[0] ?? 0;
const month = name(monthNames, 'month');
const monthOf = (groups: Groups) => indexOf(groups, 'month') + 1;
const number = String.raw`(?<date>[0-3]?\d|first)(?:st|nd|rd|th|er|\.|º|o|a)?`;
const year = String.raw`(?:,? (?:de |del )?(?<year>20\d\d))?`;
const weekday = name(
  weekdayNames.map(({ name: full, short }) => `${full}|${short}`),
  'weekday',
);
const units = spanUnits.map(([days, forms]) => `(?<unit${days}>${forms})`).join('|');

const monthForms: readonly Form[] = [
  [
    String.raw`(?<year>20\d\d)-(?<number>[01]\d)-(?<date>[0-3]\d)`,
    ({ year: y, number: m, date: d }) => toIsoDate(Number(y), Number(m), Number(d)),
  ],
  [
    String.raw`(?<date>[0-3]?\d)(?<joint>[./])(?<number>[0-3]?\d)(?:\k<joint>(?<year>20\d\d)?)?(?![\d/]|\.\d)`,
    readFigures,
  ],
  [String.raw`(?:${endWords}) (?:${month})${year}`, (groups, today) => placeMonth(groups, today, 'end')],
  [String.raw`(?:${startWords}) (?:${month})${year}`, (groups, today) => placeMonth(groups, today, 'start')],
  [
    String.raw`(?:${middleWords})[ -]?(?:${month})${year}`,
    (groups, today) => placeMonth(groups, today, 'middle'),
  ],
  [
    String.raw`(?:on |am |el |le |il )?(?:${weekday}),? (?:the |den |dem |der |le |el |il )?${number}(?: of| de| d'| di)? ?(?:${month})${year}`,
    readDayOfMonth,
  ],
  [String.raw`(?:the )?${number}(?: of| de| d'| di)? ?(?:${month})${year}`, readDayOfMonth],
  [String.raw`(?:${month}) (?:the )?${number}(?!\d|:)${year}`, readDayOfMonth],
];

const otherForms: readonly Form[] = [
  ...feasts.map(([m, d, names]): Form => [
    `(?:${names})${year}`,
    ({ year: y }, today) => (y === undefined ? nextInYear(today, m, d) : toIsoDate(Number(y), m, d)),
  ]),
  ...nearDays.map(([days, names]): Form => [`(?:${names})`, (_, today) => dateAfter(today, days)]),
  [
    String.raw`(?:${endWords}) (?:the |this |diese[rs]? |cette |questa )?(?:week|woche|semana|semaine|settimana|tygodnia|недели)`,
    (_, today) => dateAfter(today, 6 - weekdayOn(today)),
  ],
  [
    String.raw`(?:${endWords}) (?:the |this |del |du |des )?(?:month|monats|mes|mois|mese|miesiaca|месяца|maand)`,
    (_, today) => lastOfMonth(today, Number(today.slice(5, 7))),
  ],
  [
    String.raw`(?:${endWords}) next month`,
    (_, today) => toIsoDate(Number(today.slice(0, 4)), Number(today.slice(5, 7)) + 2, 0),
  ],
  [
    String.raw`(?:(?<next>${nextWords}) |(?:${thisWords}) )?(?:${weekday})(?: (?<behind>${nextBehind}))?`,
    readWeekday,
  ],
  [
    String.raw`(?:${fromNow}) (?:the next )?(?<count>${writtenNumber})[ -](?:${units})(?!\p{L})`,
    countFromNow,
  ],
  [String.raw`(?<count>${writtenNumber}) (?:${units}) (?:${fromNowBehind})`, countFromNow],
  [
    String.raw`(?:next week|nachste woche|la semana que viene|la proxima semana|la semaine prochaine|semana que vem|la settimana prossima)`,
    (_, today) => dateAfter(today, 7),
  ],
  [
    String.raw`(?:${month})(?: (?<year>20\d\d))?(?! \d|\p{L})`,
    (groups, today) => placeMonth(groups, today, 'start'),
  ],
];

const ranges = new RegExp(
  String.raw`(?<![\p{N}.,:/])(?<first>[0-3]?\d)(?:st|nd|rd|th|\.|er)? ?(?:-|–|to|through|till|until|bis|al|au|a|ate) ?(?:the )?(?<last>[0-3]?\d)(?:st|nd|rd|th|\.|er)?(?: of| de| d')? ?(?<name>${monthNames.join('|')})(?![\p{L}\p{N}])`,
  'gu',
);

/** Writes both days of a range in full: "1 to 20 December" are two days of that month. */
export function spellRanges(text: string): string {
  return text.replace(ranges, '$<first> $<name> to $<last> $<name>');
}

/** Every date that a folded text names, in order. Total. */
export function listDates(text: string, today: IsoDate): NamedDate[] {
  const found = expressions
    .flatMap(({ form: [, read], expression }, rank) =>
      [...text.matchAll(expression)].map((match) => ({ match, read, rank })),
    )
    .toSorted((one, other) => one.match.index - other.match.index || one.rank - other.rank);
  const dates: NamedDate[] = [];
  for (const { match, read, rank } of found) {
    const date = match.index >= (dates.at(-1)?.end ?? 0) ? read(match.groups ?? {}, today) : null;
    const [start, end] = [match.index, match.index + match[0].length];
    if (date !== null) dates.push({ date, start, end, isOfMonth: rank < monthForms.length });
  }
  return dates;
}

const expressions = [...monthForms, ...otherForms].map((form) => ({
  form,
  expression: new RegExp(String.raw`(?<![\p{L}\p{N}]|\p{N}[.,:/])(?:${form[0]})(?![\p{L}\p{N}])`, 'gu'),
}));

/** "15.12." is a day and a month; "3/4" may be either and says nothing. */
function readFigures(
  { date = '', number: other = '', joint, year: y }: Groups,
  today: IsoDate,
): IsoDate | null {
  const [one, two] = [Number(date), Number(other)];
  if (joint === '/' && one <= 12 && two <= 12 && one !== two) return null;
  const [d, m] = two > 12 ? [two, one] : [one, two];
  if (d < 1 || d > 31 || m < 1 || m > 12) return null;
  return y === undefined ? nextInYear(today, m, d) : toIsoDate(Number(y), m, d);
}

function readDayOfMonth(groups: Groups, today: IsoDate): IsoDate | null {
  const { date } = groups;
  const [m, d] = [monthOf(groups), date === 'first' ? 1 : Number(date)];
  if (d < 1 || d > 31) return null;
  return groups['year'] === undefined ? nextInYear(today, m, d) : toIsoDate(Number(groups['year']), m, d);
}

type Place = 'start' | 'middle' | 'end';

function placeMonth(groups: Groups, today: IsoDate, place: Place): IsoDate | null {
  const m = monthOf(groups);
  const from = groups['year'] === undefined ? today : `${groups['year']}-01-01`;
  if (place === 'end') return lastOfMonth(from, m);
  return nextInYear(from, m, place === 'start' ? 1 : 15);
}

/** "Friday" is the first one after today; "next Friday" is that of next week. */
function readWeekday(groups: Groups, today: IsoDate): IsoDate {
  const wanted = indexOf(groups, 'weekday');
  const now = weekdayOn(today);
  const isNext = groups['next'] !== undefined || groups['behind'] !== undefined;
  if (isNext) return dateAfter(today, 7 - now + wanted);
  return dateAfter(today, ((wanted - now + 6) % 7) + 1);
}

function countFromNow(groups: Groups, today: IsoDate): IsoDate | null {
  const days = Math.round(readNumber(groups['count'] ?? '') * indexOf(groups, 'unit'));
  return days < 1 || days > 3650 ? null : dateAfter(today, days);
}
