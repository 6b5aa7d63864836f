import {
  clockJoints,
  clockUnits,
  dayTimes,
  hourUnits,
  minuteUnits,
  otherHours,
} from '#lexicon/time/time-words.ts';

const hour = String.raw`2[0-3]|[01]?\d`;
const clocks = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,:/-])(?<lead>(?:from|between|von|entre|dalle) )?(?<from>${hour})(?:[:.](?<fromPast>[0-5]\d))? ?(?:${clockUnits})? ?(?:${clockJoints}) ?(?<to>${hour})(?:[:.](?<toPast>[0-5]\d))? ?(?<unit>${clockUnits})?(?![\p{L}\p{N}%:/-]| ?(?:${hourUnits}|${minuteUnits})(?!\p{L}))`,
  'gu',
);
/** The shortest and longest minutes that people learn at a time. */
const [shortest, longest] = [10, 240];
const [farthest, halfADay] = [40, 720];

/** Replaces two times of the clock by the minutes between: "Saturdays from 9 to 11" has 120. */
export function spellClockSpans(text: string): string {
  const found = [...text.matchAll(clocks)].toReversed();
  return found.reduce((spelled, match) => {
    const minutes = readMinutes(text.slice(Math.max(0, match.index - farthest), match.index), match.groups);
    if (minutes === null) return spelled;
    return `${spelled.slice(0, match.index)}${minutes} minutes${spelled.slice(match.index + match[0].length)}`;
  }, text);
}

function readMinutes(
  before: string,
  groups: Readonly<Record<string, string | undefined>> = {},
): number | null {
  const { from, fromPast, to, toPast, unit, lead } = groups;
  const isOfDay = (lead === undefined ? dayTimes.near : dayTimes.before).test(before);
  if ((fromPast ?? toPast ?? unit) === undefined && !isOfDay) return null;
  const minutes = (count(to, toPast) - count(from, fromPast) + halfADay) % halfADay;
  return minutes < shortest || minutes > longest || otherHours.test(before) ? null : minutes;
}

function count(hours = '0', past = '0'): number {
  return Number(hours) * 60 + Number(past);
}
