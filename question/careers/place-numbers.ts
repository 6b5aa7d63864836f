import type { Place } from './place.ts';

const units = new Set('day days week weeks month months year years'.split(' '));
const minutes = new Set('min mins minute minutes hour hours hr hrs h'.split(' '));
const rates = new Set('a per each every daily day'.split(' '));
const small = new Set('one two three four five six ten twelve twenty thirty sixty ninety half'.split(' '));
/** What follows or precedes the number of somebody's age. */
const aged = new Set('yo y years yrs year'.split(' '));
const agedBefore = new Set('im am is at age aged over past nearly almost turning turned being'.split(' '));
/** The oldest age that asks whether it is too early, and the youngest that asks whether it is too late. */
const [young, old] = [17, 25];
const [youngest, oldest] = [6, 99];

/** The ages and times in folded words, as parts: "age-old", "age-young", "span" and "minutes-span". */
export function placeNumbers(words: readonly string[]): (readonly [string, Place])[] {
  return words.flatMap((word, at) => {
    const place = (part: string, length: number) => [[part, { start: at, end: at + length }] as const];
    const [unit = '', rate = ''] = words.slice(at + 1, at + 3);
    const isNumber =
      /^\d+$/.test(word) || small.has(word) || (word === 'a' && units.has(unit) && unit !== 'day');
    if (isNumber && minutes.has(unit) && rates.has(rate)) return place('minutes-span', 3);
    const age = readAge(words, at);
    if (age !== null) return place(age <= young ? 'age-young' : 'age-old', 1);
    return isNumber && units.has(unit) && !(word === 'one' && unit === 'day') ? place('span', 2) : [];
  });
}

function readAge(words: readonly string[], at: number): number | null {
  const [said = '', next = '', last = ''] = words.slice(at, at + 3);
  const age = Number(/^(\d{1,2})(?:yo|yr|yrs)?$/.exec(said)?.[1] ?? Number.NaN);
  if (!(age >= youngest && age <= oldest) || (age > young && age < old)) return null;
  const isAge = /[a-z]$/.test(said) || (aged.has(next) && (last === 'old' || next === 'yo'));
  const isFirst = at === 0 && (next === 'and' || next === 'here');
  const isLed = isFirst || (agedBefore.has(words[at - 1] ?? '') && !units.has(next) && !minutes.has(next));
  return isAge || isLed ? age : null;
}
