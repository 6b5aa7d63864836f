import { countUnits, daysBetween, readMoment, type Moment, writeDate } from '../values/dates.ts';
import { dayNames, dayOfYear, formatDate, monthNames } from '../values/write-date.ts';
import { types } from '../values/types.ts';
import { type Definition, type SqlValue, text } from './definition.ts';

const { integer, text: words, date: day } = types;

/** Something that a date has. No such date has none. */
function read(find: (date: Date) => SqlValue, gives: Definition['gives'] = integer): Definition {
  return {
    takes: ['date'],
    gives,
    mayBeNull: true,
    run: (value) => {
      const moment = readMoment(text(value));
      return moment === null ? null : find(new Date(moment));
    },
  };
}

/** Something that is between two dates. */
function compare(find: (one: Moment, other: Moment) => number) {
  return (one: SqlValue | undefined, other: SqlValue | undefined): number | null => {
    const [first, second] = [readMoment(text(one)), readMoment(text(other))];
    return first === null || second === null ? null : find(first, second);
  };
}

/** A part of a time, which may have a date before it. */
function readClockPart(at: number): Definition {
  return {
    takes: ['date'],
    gives: integer,
    mayBeNull: true,
    run: (value) => Number(/(\d+):(\d+)(?::(\d+))?/.exec(text(value))?.[at] ?? 0),
  };
}

const lastDay = (date: Date) => writeDate(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0));

export const dateFunctions: Readonly<Record<string, Definition>> = {
  YEAR: read((date) => date.getUTCFullYear()),
  QUARTER: read((date) => Math.floor(date.getUTCMonth() / 3) + 1),
  MONTH: read((date) => date.getUTCMonth() + 1),
  DAY: read((date) => date.getUTCDate()),
  DAYOFWEEK: read((date) => date.getUTCDay() + 1),
  WEEKDAY: read((date) => (date.getUTCDay() + 6) % 7),
  DAYOFYEAR: read((date) => dayOfYear(date.getTime())),
  DAYNAME: read((date) => dayNames[date.getUTCDay()] ?? null, words),
  MONTHNAME: read((date) => monthNames[date.getUTCMonth()] ?? null, words),
  LAST_DAY: read(lastDay, day),
  HOUR: readClockPart(1),
  MINUTE: readClockPart(2),
  SECOND: readClockPart(3),
  DATEDIFF: { takes: ['date', 'date'], gives: integer, mayBeNull: true, run: compare(daysBetween) },
  TIMESTAMPDIFF: {
    takes: ['text', 'date', 'date'],
    gives: integer,
    mayBeNull: true,
    run: (unit, from, to) => compare((one, other) => countUnits(text(unit), one, other))(from, to),
  },
  DATE_FORMAT: {
    takes: ['date', 'text'],
    gives: words,
    mayBeNull: true,
    run: (value, pattern) => {
      const moment = readMoment(text(value));
      return moment === null ? null : formatDate(moment, text(pattern));
    },
  },
};
