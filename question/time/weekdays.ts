import {
  gluedSigns,
  gluedTo,
  gluedWeekdays,
  weekdayNames,
  weekends,
  workdays,
} from '#lexicon/time/weekday-words.ts';

/** Days of the week that a text names together, as numbers from 0 for Monday. */
export type DaySet = {
  readonly start: number;
  readonly end: number;
  readonly days: readonly number[];
  /** Names of days, which may be a date; otherwise a word for working days or the weekend. */
  readonly named: boolean;
  /** Whether its form says that it recurs: "Mondays", "Monday to Friday", "Tuesday and Thursday". */
  readonly repeats: boolean;
};

export const allDays: readonly number[] = [0, 1, 2, 3, 4, 5, 6];
const workingWeek: readonly number[] = [0, 1, 2, 3, 4];
const weekend: readonly number[] = [5, 6];

const part = String.raw`(?:\s(?:early\s)?(?:morning|afternoon|evening|night)s?)?`;
const between = String.raw`\s?(?:,\s?(?:and\s|&\s|or\s)?|\/|\+|-|&)\s?|\s(?:and|or|und|oder|y|e|et|ve|to|through|till|until|bis|a|al|ate|au|и|по)\s(?:on\s|the\s)?|\s`;
const oneDay = weekdayNames.map(({ name, short }) => `${name}|${short}`).join('|');
const lists = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<whole>(?:a |each |every )?(?:${workdays})|(?:${weekends})|(?:${oneDay})${part}(?:(?:${between})(?:${oneDay}|${weekends})${part})*)(?![\p{L}\p{N}])|(?:周末|週末|工作日|平日|주말|평일)`,
  'gu',
);
const tokens = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?<weekend>${weekends})|${weekdayNames.map(({ name, short }, day) => `(?<d${day}>${name}|${short})`).join('|')})(?![\p{L}\p{N}])`,
  'gu',
);
const spanWord = /^\s?(?:-|to|through|till|until|bis|a|al|ate|au|по)\s?$/u;
const isWorkdays = new RegExp(String.raw`^(?:a |each |every )?(?:${workdays})$`, 'u');
const isWeekend = new RegExp(`^(?:${weekends})$`, 'u');
/** Spanish days end in "s" in both numbers: there the article decides. */
const manyForms =
  /(?<!\b(?:lune|marte|miercole|jueve|vierne))s\b|^(?:every|each)\b|domeniche|sabati|(?:ам|ник(?:ам|и))$/u;
const manyBefore = /\b(?:los|cada) $/u;

/** The days in a folded text, in order. A short name alone is none: "sat", "sun" and "wed" are words. */
export function readDaySets(text: string): DaySet[] {
  return [...[...text.matchAll(lists)].flatMap(readList), ...readGlued(text)].toSorted(
    (a, b) => a.start - b.start,
  );
}

function readList({ 0: whole, index: start, input }: RegExpExecArray): DaySet[] {
  const place = { start, end: start + whole.length };
  if (isWorkdays.test(whole)) return [{ ...place, days: workingWeek, named: false, repeats: true }];
  if (isWeekend.test(whole)) return [{ ...place, days: weekend, named: false, repeats: true }];
  const found = [...whole.matchAll(tokens)];
  const [only, ...others] = found;
  if (!only || (others.length === 0 && only[0].length < 5) || /^(?:\p{L}{3} )\p{L}{3}$/u.test(whole))
    return [];
  const days = found.flatMap((match, at) => {
    const before = found[at - 1];
    const gap = before ? whole.slice(before.index + before[0].length, match.index) : '';
    const own = daysOf(match);
    return before && spanWord.test(gap) ? spanDays(daysOf(before).at(-1) ?? 0, own[0] ?? 0) : own;
  });
  const unique = sortWeek(days);
  const repeats = unique.length > 1 || manyForms.test(whole) || manyBefore.test(input.slice(0, start));
  return [{ ...place, days: unique, named: true, repeats }];
}

function daysOf({ groups = {} }: RegExpExecArray): readonly number[] {
  if (groups['weekend'] !== undefined) return weekend;
  return weekdayNames.flatMap((_, day) => (groups[`d${day}`] === undefined ? [] : [day]));
}

/** From one weekday to another, across the weekend if needed. */
function spanDays(from: number, to: number): number[] {
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, step) => (from + step) % 7);
}

function readGlued(text: string): DaySet[] {
  const sets: DaySet[] = [];
  for (const { 0: whole, index, groups = {} } of text.matchAll(gluedWeekdays)) {
    const sign = groups['chinese'] ?? groups['japanese'] ?? groups['korean'] ?? '';
    const day = gluedSigns.findIndex((signs) => signs.includes(sign));
    const last = sets.at(-1);
    const gap = last && text.slice(last.end, index);
    const isSpan = gap !== undefined && gluedTo.test(gap);
    const before = last && (isSpan || index - last.end < 3) ? last : null;
    const own = before && isSpan ? spanDays(before.days.at(-1) ?? 0, day) : [day];
    const place = { start: before?.start ?? index, end: index + whole.length };
    const days = [...(before?.days ?? []), ...own];
    sets.splice(before ? -1 : sets.length, 1, { ...place, days, named: true, repeats: true });
  }
  return sets.map((set) => Object.assign(set, { days: sortWeek(set.days) }));
}

function sortWeek(days: readonly number[]): number[] {
  return [...new Set(days)].toSorted((a, b) => a - b);
}
