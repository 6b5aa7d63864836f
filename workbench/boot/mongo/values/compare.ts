import { align, Decimal128, type Fraction, readDecimal, readDouble } from './decimal128.ts';
import { type Document, isDate, isDocument, isRegExp } from './document.ts';
import { isNumeric, type Numeric, placeOf } from './kinds.ts';
import { Long } from './long.ts';

/** Below zero if the first comes first where MongoDB sorts. */
export function compareValues(one: unknown, other: unknown): number {
  const place = placeOf(one) - placeOf(other);
  if (place !== 0) return place;
  if (isNumeric(one) && isNumeric(other)) return compareNumbers(one, other);
  if (Array.isArray(one) && Array.isArray(other)) return compareArrays(one, other);
  if (isDocument(one) && isDocument(other)) return compareDocuments(one, other);
  if (isDate(one) && isDate(other)) return one.getTime() - other.getTime();
  if (isRegExp(one) && isRegExp(other))
    return compareTexts(one.source, other.source) || compareTexts(one.flags, other.flags);
  return compareTexts(String(one), String(other));
}

/** Whether they are one value: of documents, the order of fields counts. */
export function isSame(one: unknown, other: unknown): boolean {
  return compareValues(one, other) === 0;
}

/** By their letters' numbers, so that all capital letters come first. */
function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

export function compareNumbers(one: Numeric, other: Numeric): number {
  if (Number.isNaN(one) || Number.isNaN(other))
    return Number(Number.isNaN(other)) - Number(Number.isNaN(one));
  if (typeof one === 'number' && typeof other === 'number') return one - other || 0;
  const infinite = [one, other].find((value) => typeof value === 'number' && !Number.isFinite(value));
  if (infinite !== undefined) return (infinite === one ? 1 : -1) * Math.sign(Number(infinite));
  const [left, right] = align(readFraction(one), readFraction(other));
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function readFraction(value: Numeric): Fraction {
  if (value instanceof Decimal128) return readDecimal(value);
  return value instanceof Long ? { digits: value.value, scale: 0 } : readDouble(value);
}

function compareArrays(one: readonly unknown[], other: readonly unknown[]): number {
  for (const [at, value] of one.entries()) {
    if (at >= other.length) return 1;
    const order = compareValues(value, other[at]);
    if (order !== 0) return order;
  }
  return one.length - other.length;
}

/** Field by field: its type, then its name, then its value. */
function compareDocuments(one: Document, other: Document): number {
  const [fields, others] = [Object.entries(one), Object.entries(other)];
  for (const [at, [name, value]] of fields.entries()) {
    const [otherName, otherValue] = others[at] ?? [];
    if (otherName === undefined) return 1;
    const order =
      placeOf(value) - placeOf(otherValue) ||
      compareTexts(name, otherName) ||
      compareValues(value, otherValue);
    if (order !== 0) return order;
  }
  return fields.length - others.length;
}
