import { readNumber, writtenNumber } from '../numbers.ts';
import { amountAside, hourUnits, minuteUnits, moreHalves } from '#lexicon/time/time-words.ts';

export type Amount = {
  readonly start: number;
  readonly end: number;
  readonly minutes: number;
  readonly unit: 'hour' | 'minute';
};

/** The amounts of time in a folded text that may be for learning; of a range ("30 to 45 minutes") the first, which can be kept. */
export function readAmounts(text: string): Amount[] {
  // Most texts name no unit, which is quick to check.
  if (!units.test(text)) return [];
  const found = joinAmounts(text, [...text.matchAll(amounts)].map(readAmount));
  return found.filter(({ end }) => !amountAside.test(text.slice(end)));
}

const units = new RegExp(`(?:${hourUnits}|${minuteUnits})(?![a-z])`, 'u');
const amounts = new RegExp(
  String.raw`(?<![\p{sc=Latin}\p{sc=Cyrillic}\p{N}]|\p{N}[.,:])(?<number>${writtenNumber})(?:\s*(?:-|to|or|bis|a|ou|o)\s*(?:${writtenNumber}))?[\s-]*(?:(?:free|spare|full|whole|extra|good|solid)\s)?(?:(?<hours>${hourUnits})(?:\s?(?<clock>[0-5]\d)(?=$|[,.;!?]|\s(?:each|per|a|every|at|daily)\b)|(?<glued>[0-5]\d)(?!\d)|(?<half>${moreHalves}))?|(?<minutes>${minuteUnits}))(?![\p{sc=Latin}\p{N}])`,
  'gu',
);

function readAmount(match: RegExpExecArray): Amount {
  const { number = '', hours, glued = '0', clock = glued, half = '' } = match.groups ?? {};
  const more = /quarter/.test(half) ? 15 : 30;
  const minutes =
    hours === undefined
      ? readNumber(number)
      : 60 * readNumber(number) + Number(clock) + (half === '' ? 0 : more);
  const [start, end] = [match.index, match.index + match[0].length];
  return { start, end, minutes, unit: hours === undefined ? 'minute' : 'hour' };
}

/** "1 hour 30 minutes" is one amount. */
function joinAmounts(text: string, found: readonly Amount[]): Amount[] {
  const joined: Amount[] = [];
  for (const amount of found) {
    const last = joined.at(-1);
    const between = last ? text.slice(last.end, amount.start) : '';
    const goesOn = /^[\s,]*(?:and|und|y|et|e)?\s*$/.test(between) && amount.unit === 'minute';
    if (last && goesOn && last.unit === 'hour' && amount.minutes < 60)
      joined[joined.length - 1] = { ...last, end: amount.end, minutes: last.minutes + amount.minutes };
    else joined.push(amount);
  }
  return joined;
}
