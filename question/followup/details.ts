import { readAmounts } from '../time/amounts/amounts.ts';
import { readTimes } from '../time/minutes.ts';
import type { StudyTime } from '../time/named-time.ts';
import { readNumber, writtenNumber } from '../time/numbers.ts';
import { readSpan } from '../time/span.ts';
import { readDaySets } from '../time/weekdays.ts';
import { foldText } from '../../search/text/plain-text.ts';
import { readDayNumbers, readLength, readMore } from './day-numbers.ts';

export type FollowupDetails = {
  /** The whole days of a plan, or how many more (fewer where below 0), or how many times as many. */
  readonly days: number | null;
  readonly more: number | null;
  readonly factor: number | null;
  /** Days in a row, for whatever they are: "three days", "a week". */
  readonly length: number | null;
  readonly minutes: number | null;
  /** All times that it names and does not refuse: "20 minutes, not 60" has the first. */
  readonly amounts: readonly number[];
  readonly time: StudyTime | null;
  readonly weekdays: readonly number[];
  /** Numbers of days of the plan, or from the first on: "day 9", "days 6 and 7". */
  readonly dayNumbers: readonly number[];
  readonly numbers: readonly number[];
  readonly age: number | null;
};

/** Total: any message gives details, the same one always the same. */
export function readDetails(message: string): FollowupDetails {
  const text = foldText(message).slice(0, most);
  const { minutes: time } = readTimes(text);
  const daily = time?.named.find(({ each }) => each === 'day')?.minutes;
  const amounts = readAmounts(text)
    .filter(({ start }) => !refused.test(text.slice(0, start)))
    .map(({ minutes }) => limitMinutes(minutes));
  const said = daily ?? amounts[0] ?? null;
  const more = readMore(text);
  return {
    days: more === null ? readDays(text) : null,
    more,
    factor: readFactor(text),
    length: readLength(text),
    minutes: said === null ? null : limitMinutes(said),
    amounts,
    time,
    weekdays: [...new Set(readDaySets(text).flatMap(({ days }) => days))],
    dayNumbers: readDayNumbers(text),
    numbers: [...text.matchAll(/(?<![\p{L}\p{N}.,])\d{1,4}(?![\p{L}\p{N}])/gu)].map(([digits]) =>
      Number(digits),
    ),
    age: readAge(text),
  };
}

/** "Three weeks minus two days" is what is left of them. */
function readDays(text: string): number | null {
  if (oneDay.test(text)) return 1;
  const days = readSpan(text)?.days;
  if (days === undefined) return null;
  const [, less = ''] = minus.exec(text) ?? [];
  const left = days - readNumber(less);
  return left >= 1 ? left : days;
}

const most = 500;
/** What is wanted today leaves one day, whatever else is named. */
const oneDay =
  /\b(?:by|until|till|before|for) (?:tonight|this evening|the end of (?:the|this) day|tomorrow morning)\b|\bin (?:just |only )?one (?:day|evening|sitting|go)\b/u;
const minus = new RegExp(
  String.raw`\b(?:minus|menos|moins|weniger) (${writtenNumber}) (?:days?|tage?|dias?|jours?)\b`,
  'u',
);
const maxMinutes = 960;
const refused = /\b(?:not|inst\w+ of|rather than|no) (?:an? )?$/;

function limitMinutes(minutes: number): number {
  return Math.min(maxMinutes, Math.max(1, Math.round(minutes)));
}

function readFactor(text: string): number | null {
  if (/\b(?:double|twice|doppelt|doble|dobro|2x)\b/.test(text)) return 2;
  if (/\b(?:triple|three times as|3x)\b/.test(text)) return 3;
  return /\b(?:half|halve|mitad|halfte|metade|moitie)\b/.test(text) ? 0.5 : null;
}

const ages: ReadonlyMap<string, number> = new Map([
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['eleven', 11],
  ['twelve', 12],
]);
const aged = new RegExp(String.raw`(?<![\p{L}\p{N}])(\d{1,2}|${[...ages.keys()].join('|')})(?![\p{N}])`, 'u');

/** The first number that a child's age can be. */
function readAge(text: string): number | null {
  const [, said = ''] = aged.exec(text) ?? [];
  const age = ages.get(said) ?? Number(said);
  return said !== '' && age >= 4 && age <= 17 ? age : null;
}
