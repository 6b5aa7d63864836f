import { spanUnits } from '#lexicon/time/span-words.ts';

import { readNumber, writtenNumber } from '../time/numbers.ts';

const named = '(?:days?|dias?|jours?|tage?|giorn[oi]|dzien|gun|dags?|день)';
const behind = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${named}\s*(?:number|no\.?|nr\.?|#)?\s*(?<first>${writtenNumber})(?:(?<joint>\s*(?:-|–|to|until|and|&|,|und|y|et|e)\s*)(?:${named}\s*)?(?<last>${writtenNumber}))?(?![\p{L}\p{N}])`,
  'gu',
);
const before = /(?<![\p{L}\p{N}])(\d{1,4})(?:st|nd|rd|th|\.|º|e)\s(?:day|tag|dia|jour|gun)(?![\p{L}])/gu;
const done = /^\W*(\d{1,4})\W*(?:is |are |ist )?(?:done|finished|complete|completed|fertig)\b/g;
const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
const spelled = new RegExp(String.raw`\b(${ordinals.join('|')}) day\b`, 'g');

/** The days of a plan that a folded text names by number: "day 9", "days 6 to 8", "the 3rd day". */
export function readDayNumbers(text: string): number[] {
  const found = [...text.matchAll(behind)].flatMap(readDays);
  const more = [...text.matchAll(before), ...text.matchAll(done)].map(([, digits]) => Number(digits));
  const words = [...text.matchAll(spelled)].map(([, word = '']) => ordinals.indexOf(word) + 1);
  return [...new Set([...found, ...more, ...words])].filter((day) => Number.isInteger(day) && day >= 1);
}

const maxAtOnce = 31;

function readDays({ groups = {} }: RegExpExecArray): number[] {
  const [first, last] = [readNumber(groups['first'] ?? ''), readNumber(groups['last'] ?? '')];
  if (last === 0) return [first];
  const isSpan = /-|–|to|until/.test(groups['joint'] ?? '') && last > first;
  return isSpan
    ? Array.from({ length: Math.min(maxAtOnce, last - first + 1) }, (_, at) => first + at)
    : [first, last];
}

const units = spanUnits.map(([days, names]) => [days, new RegExp(`^(?:${names})(?![\\p{L}])`, 'u')] as const);
const counted = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:a\s)?(?<number>${writtenNumber}|couple of|few|several|whole|all|all the|the whole|entire)\s*(?<more>more|extra|additional|further|fewer|less)?\s*(?<unit>[\p{L}]+)(?:\s(?<behind>more|extra|longer|less|fewer|shorter))?`,
  'gu',
);
const vague: ReadonlyMap<string, number> = new Map([
  ['couple of', 2],
  ['few', 3],
  ['several', 4],
]);

type Counted = { readonly days: number; readonly more: string };

function readCounted(text: string): Counted | null {
  for (const { groups = {} } of text.matchAll(counted)) {
    const days = units.find(([, unit]) => unit.test(groups['unit'] ?? ''))?.[0];
    if (days === undefined) continue;
    const written = groups['number'] ?? '';
    const number = vague.get(written) ?? (readNumber(written) || 1);
    return { days: Math.round(number * days), more: groups['more'] ?? groups['behind'] ?? '' };
  }
  return null;
}

/** How long something lasts in days, whatever it is; "yesterday" and a weekend are lengths too. */
export function readLength(text: string): number | null {
  const days = readCounted(text)?.days;
  if (days !== undefined && days >= 1) return days;
  if (/\b(?:the|this|last) weekend\b/.test(text)) return 2;
  return /\b(?:yesterday|a day|one day|ayer|gestern|hier|ontem)\b/.test(text) ? 1 : null;
}

/** How many days more a plan is to have, below 0 where fewer: "ten more days", "a week longer", "3 days less". */
export function readMore(text: string): number | null {
  const { days = 0, more = '' } = readCounted(text) ?? {};
  if (more === '') return null;
  return /less|fewer|shorter/.test(more) ? -days : days;
}
