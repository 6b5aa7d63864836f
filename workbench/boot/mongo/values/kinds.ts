import { Decimal128 } from './decimal128.ts';
import { isDate, isDocument, isRegExp } from './document.ts';
import { Long } from './long.ts';
import { ObjectId } from './object-id.ts';

/** The names that MongoDB has for types, and `missing` for a field that is not there. */
export type Kind =
  | 'missing'
  | 'null'
  | 'int'
  | 'long'
  | 'double'
  | 'decimal'
  | 'string'
  | 'object'
  | 'array'
  | 'objectId'
  | 'bool'
  | 'date'
  | 'regex';

const intLimit = 2 ** 31;

/** A whole number that fits into 32 bits is an int, as the shell sends it. */
export function kindOf(value: unknown): Kind {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (typeof value === 'number') return isInt(value) ? 'int' : 'double';
  if (typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'bool';
  if (Array.isArray(value)) return 'array';
  if (value instanceof ObjectId) return 'objectId';
  if (value instanceof Long) return 'long';
  if (value instanceof Decimal128) return 'decimal';
  if (isDate(value)) return 'date';
  if (isRegExp(value)) return 'regex';
  if (isDocument(value)) return 'object';
  throw new TypeError(`A ${typeof value} of this kind cannot be stored.`);
}

function isInt(value: number): boolean {
  return Number.isInteger(value) && value >= -intLimit && value < intLimit && !Object.is(value, -0);
}

const numbers: ReadonlySet<Kind> = new Set(['int', 'long', 'double', 'decimal']);

export type Numeric = number | Long | Decimal128;

export function isNumeric(value: unknown): value is Numeric {
  return numbers.has(kindOf(value));
}

/** The place of a type where values of several types are sorted. Numbers have one place together. */
const places: readonly (readonly Kind[])[] = [
  ['missing'],
  ['null'],
  ['int', 'long', 'double', 'decimal'],
  ['string'],
  ['object'],
  ['array'],
  ['objectId'],
  ['bool'],
  ['date'],
  ['regex'],
];

export function placeOf(value: unknown): number {
  const kind = kindOf(value);
  return places.findIndex((kinds) => kinds.includes(kind));
}
