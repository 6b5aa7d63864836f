import type { SqlValue } from '../functions/definition.ts';
import { errors, type SqlError } from '../sql-error.ts';
import type { ColumnType } from './column-type.ts';
import { readJson, writeJson } from './json-values.ts';
import { isNumber, readNumber, roundTo } from './numbers.ts';
import { readDateText } from './read-date-text.ts';
import type { Type } from './types.ts';

/** Where a value goes, for the words of errors. */
export type Place = { readonly column: string; readonly row: number };

/** What is kept of a value. In strict mode a fault is thrown; otherwise it is told, and what fits is kept. */
export function storeValue(
  value: NonNullable<SqlValue>,
  columnType: ColumnType,
  place: Place,
  blame: (fault: SqlError) => void,
): SqlValue {
  const { kind } = columnType.type;
  if (kind === 'integer' || kind === 'decimal' || kind === 'double')
    return storeNumber(value, columnType, place, blame);
  const text = String(value);
  if (kind === 'date' || kind === 'datetime' || kind === 'time') {
    const read = readDateText(text, kind);
    if (read === null) blame(errors.incorrect(kind, text, place.column, place.row));
    return read ?? (kind === 'time' ? '00:00:00' : '0000-00-00');
  }
  if (kind === 'json') {
    const read = readJson(text);
    if (!read) throw errors.badJson(place.column);
    return writeJson(read.value);
  }
  return columnType.members
    ? storeMember(text, columnType, place, blame)
    : storeText(text, columnType, place, blame);
}

function storeNumber(
  value: SqlValue,
  { type, low, high }: ColumnType,
  { column, row }: Place,
  blame: (fault: SqlError) => void,
) {
  if (typeof value === 'string' && !isNumber(value)) blame(errors.incorrect(type.kind, value, column, row));
  const number = typeof value === 'string' ? readNumber(value) : Number(value);
  if (typeof value === 'bigint') return value;
  const rounded = type.kind === 'double' ? number : roundTo(number, type.scale);
  // A decimal of four digits ends before 10,000.
  const isOver = type.kind === 'decimal' ? rounded >= high : rounded > high;
  const isUnder = type.kind === 'decimal' && low < 0 ? rounded <= low : rounded < low;
  if (!isOver && !isUnder) return rounded;
  blame(errors.outOfRange(column, row));
  return isOver ? largest(type, high) : type.kind === 'decimal' && low < 0 ? -largest(type, high) : low;
}

function largest({ kind, scale }: Type, high: number): number {
  return kind === 'decimal' ? high - 10 ** -scale : high;
}

function storeText(
  text: string,
  { high }: ColumnType,
  { column, row }: Place,
  blame: (fault: SqlError) => void,
): string {
  const letters = Array.from(text);
  if (letters.length <= high) return text;
  const kept = letters.slice(0, high).join('');
  // Spaces at the end are dropped without an error.
  if (text.trimEnd().length > kept.length) blame(errors.noRoom(column, row));
  return kept;
}

function storeMember(
  text: string,
  { members, written }: ColumnType,
  { column, row }: Place,
  blame: (fault: SqlError) => void,
): string {
  const find = (one: string) => members?.find((member) => member.toLowerCase() === one.toLowerCase());
  const wanted = written.startsWith('set') && text !== '' ? text.split(',') : [text];
  const found = wanted.map(find);
  if (found.includes(undefined)) blame(errors.truncated(column, row));
  return found.filter((one) => one !== undefined).join(',');
}
