import { groupDigits, writeDecimal } from '../values/numbers.ts';
import { types } from '../values/types.ts';
import { type Definition, number, text } from './definition.ts';

const letters = (value: Parameters<typeof text>[0]) => Array.from(text(value));

/** From a place that is counted from 1, or from the end if it is negative. */
function cut(whole: readonly string[], from: number, count = Infinity): string {
  const start = from < 0 ? whole.length + from : from - 1;
  if (from === 0 || start < 0 || count < 1) return '';
  return whole.slice(start, start + count).join('');
}

function pad(value: string, length: number, filling: string, isLeft: boolean): string {
  const whole = Array.from(value).slice(0, Math.max(0, length)).join('');
  if (filling === '') return whole;
  return isLeft ? whole.padStart(length, filling) : whole.padEnd(length, filling);
}

function find(part: string, whole: string, from = 1): number {
  const at = whole.toLowerCase().indexOf(part.toLowerCase(), from - 1);
  return at + 1;
}

function trim(value: string, cutting = ' ', side = 'BOTH'): string {
  if (cutting === '') return value;
  const pattern = RegExp.escape(cutting);
  const start = side === 'TRAILING' ? value : value.replace(new RegExp(`^(?:${pattern})+`), '');
  return side === 'LEADING' ? start : start.replace(new RegExp(`(?:${pattern})+$`), '');
}

function cutAt(value: string, mark: string, count: number): string {
  const parts = value.split(mark);
  return (count < 0 ? parts.slice(count) : parts.slice(0, count)).join(mark);
}

const { text: gives, integer } = types;

export const textFunctions: Readonly<Record<string, Definition>> = {
  UPPER: { takes: ['text'], gives, run: (value) => text(value).toUpperCase() },
  LOWER: { takes: ['text'], gives, run: (value) => text(value).toLowerCase() },
  LENGTH: { takes: ['text'], gives: integer, run: (value) => new TextEncoder().encode(text(value)).length },
  CHAR_LENGTH: { takes: ['text'], gives: integer, run: (value) => letters(value).length },
  SUBSTRING: {
    takes: ['text', 'number', 'number'],
    least: 2,
    gives,
    run: (value, from, count) =>
      cut(letters(value), number(from), count === undefined ? Infinity : number(count)),
  },
  LEFT: { takes: ['text', 'number'], gives, run: (value, count) => cut(letters(value), 1, number(count)) },
  RIGHT: {
    takes: ['text', 'number'],
    gives,
    run: (value, count) =>
      letters(value)
        .slice(-Math.max(0, number(count)) || Infinity)
        .join(''),
  },
  TRIM: {
    takes: ['text', 'text', 'text'],
    least: 1,
    gives,
    run: (value, cutting = ' ', side = 'BOTH') => trim(text(value), text(cutting), text(side)),
  },
  LTRIM: { takes: ['text'], gives, run: (value) => trim(text(value), ' ', 'LEADING') },
  RTRIM: { takes: ['text'], gives, run: (value) => trim(text(value), ' ', 'TRAILING') },
  REPLACE: {
    takes: ['text', 'text', 'text'],
    gives,
    run: (value, old, now) => (old === '' ? text(value) : text(value).replaceAll(text(old), () => text(now))),
  },
  REVERSE: { takes: ['text'], gives, run: (value) => letters(value).toReversed().join('') },
  REPEAT: {
    takes: ['text', 'number'],
    gives,
    run: (value, count) => text(value).repeat(Math.max(0, number(count))),
  },
  SPACE: { takes: ['number'], gives, run: (count) => ' '.repeat(Math.max(0, number(count))) },
  LPAD: {
    takes: ['text', 'number', 'text'],
    gives,
    run: (value, length, filling) => pad(text(value), number(length), text(filling), true),
  },
  RPAD: {
    takes: ['text', 'number', 'text'],
    gives,
    run: (value, length, filling) => pad(text(value), number(length), text(filling), false),
  },
  LOCATE: {
    takes: ['text', 'text', 'number'],
    least: 2,
    gives: integer,
    run: (part, whole, from) => find(text(part), text(whole), number(from ?? 1)),
  },
  INSTR: { takes: ['text', 'text'], gives: integer, run: (whole, part) => find(text(part), text(whole)) },
  ASCII: { takes: ['text'], gives: integer, run: (value) => new TextEncoder().encode(text(value))[0] ?? 0 },
  SUBSTRING_INDEX: {
    takes: ['text', 'text', 'number'],
    gives,
    run: (value, mark, count) => cutAt(text(value), text(mark), number(count)),
  },
  FORMAT: {
    takes: ['number', 'number'],
    gives,
    run: (value, scale) => groupDigits(writeDecimal(number(value), number(scale))),
  },
};
