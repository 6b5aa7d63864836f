import { SqlError } from '../sql-error.ts';
import { addTo, readMoment, writeDate, writeDateTime, isShorterThanDay } from '../values/dates.ts';
import { readJson, writeJson } from '../values/json-values.ts';
import { matchesLike } from '../values/match-like.ts';
import { readNumber, roundEven, roundTo, truncateTo, writeDecimal } from '../values/numbers.ts';
import { readDateText } from '../values/read-date-text.ts';
import { number, type SqlValue, text } from './definition.ts';

/** What operators become. They get no NULL. */
export const innerFunctions: Readonly<Record<string, (...given: SqlValue[]) => SqlValue>> = {
  my_round: (value, scale) => (typeof value === 'bigint' ? value : roundTo(number(value), number(scale))),
  my_round_even: (value, scale) => roundEven(number(value), number(scale)),
  my_truncate: (value, scale) => truncateTo(number(value), number(scale)),
  my_mod: (value, by) => (number(by) === 0 ? null : roundTo(number(value) % number(by), 10)),
  my_number: (value) => (typeof value === 'string' ? readNumber(value) : (value ?? null)),
  my_write_decimal: (value, scale) => writeDecimal(number(value), number(scale)),
  my_write: (value) => text(value),
  my_date: (value) => readDateText(text(value), 'date'),
  my_datetime: (value) => readDateText(text(value), 'datetime'),
  my_time: (value) => readDateText(text(value), 'time'),
  my_like: (value, pattern, isExact) => (matchesLike(text(value), text(pattern), isExact === 1) ? 1 : 0),
  my_regexp: (value, pattern, isExact) =>
    new RegExp(text(pattern), isExact === 1 ? 'u' : 'iu').test(text(value)) ? 1 : 0,
  my_json: (value) => {
    const read = readJson(text(value));
    if (!read) throw new SqlError(3141, '22032', 'Invalid JSON text in argument 1 to function cast_as_json.');
    return writeJson(read.value);
  },
  my_add_interval: (value, amount, unit) => addInterval(text(value), number(amount), text(unit)),
  my_one_row: (count) => {
    if (number(count) > 1) throw new SqlError(1242, '21000', 'Subquery returns more than 1 row');
    return 1;
  },
};

function addInterval(value: string, amount: number, unit: string): string | null {
  const moment = readMoment(value);
  if (moment === null) return null;
  const later = addTo(moment, Math.round(amount), unit);
  return value.includes(':') || isShorterThanDay(unit) ? writeDateTime(later) : writeDate(later);
}
