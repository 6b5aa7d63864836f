import { needServer } from '../errors.ts';
import { measureDocument } from '../values/measure.ts';
import { Decimal128 } from '../values/decimal128.ts';
import { isDate, isDocument } from '../values/document.ts';
import { isNumeric, type Kind, kindOf } from '../values/kinds.ts';
import { Long } from '../values/long.ts';
import { ObjectId } from '../values/object-id.ts';
import { hashValue } from '../values/hash-value.ts';
import { toNumber } from '../values/arithmetic.ts';
import { copyValue } from '../values/copy.ts';
import { isTrue } from './is-true.ts';
import { isNothing, type Operator, refuseRun, withList } from './operator.ts';
import { toText } from './to-text.ts';

type Convert = (value: unknown, kind: Kind) => unknown;

/** Null stays null. `convert` gives undefined for what cannot be converted. */
function converts(name: string, to: string, convert: Convert): Operator {
  return withList(name, 1, ([value]) => {
    if (isNothing(value)) return null;
    const result = convert(value, kindOf(value));
    if (result !== undefined) return result;
    throw refuseRun(
      `Unsupported conversion from ${kindOf(value)} to ${to} in $convert with no onError value`,
      'ConversionFailure',
    );
  });
}

const texts: ReadonlySet<Kind> = new Set([
  'string',
  'int',
  'long',
  'double',
  'decimal',
  'bool',
  'date',
  'objectId',
]);

function toInteger(value: unknown, kind: Kind, to: 'int' | 'long'): unknown {
  if (kind === 'bool') return Number(value);
  if (kind === 'string') return readInteger(String(value), to);
  if (kind === 'date' && to === 'long' && isDate(value)) return new Long(BigInt(value.getTime()));
  if (!isNumeric(value)) return undefined;
  return fit(Math.trunc(toNumber(value)), to);
}

function fit(whole: number, to: 'int' | 'long'): unknown {
  if (to === 'long') return new Long(BigInt(whole));
  if (kindOf(whole) === 'int') return whole;
  throw refuseRun(
    `Conversion would overflow target type in $convert with no onError value: ${whole}`,
    'ConversionFailure',
  );
}

function readInteger(text: string, to: 'int' | 'long'): unknown {
  if (/^[+-]?\d+$/.test(text)) return fit(Number(text), to);
  throw refuseRun(
    `Failed to parse number '${text}' in $convert with no onError value: Did not consume whole string.`,
    'ConversionFailure',
  );
}

function toDouble(value: unknown, kind: Kind): unknown {
  if (isNumeric(value)) return toNumber(value);
  if (kind === 'bool') return Number(value);
  if (kind !== 'string') return undefined;
  const text = String(value);
  if (text.trim() !== '' && !Number.isNaN(Number(text))) return Number(text);
  throw refuseRun(
    `Failed to parse number '${text}' in $convert with no onError value: Bad digit`,
    'ConversionFailure',
  );
}

function toDate(value: unknown, kind: Kind): unknown {
  if (isDate(value)) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (isNumeric(value) && kind !== 'int') return new Date(toNumber(value));
  if (kind !== 'string') return undefined;
  const text = String(value);
  if (!/^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/.test(text))
    throw needServer(`$toDate with the text '${text}'`);
  const time = text.length > 10 && !/(Z|[+-]\d\d:?\d\d)$/.test(text) ? `${text}Z` : text;
  return new Date(time);
}

function toDecimal(value: unknown, kind: Kind): unknown {
  if (value instanceof Decimal128) return value;
  if (kind === 'double') throw needServer('$toDecimal of a number with a fraction');
  return kind === 'int' || kind === 'long' || kind === 'string' ? new Decimal128(String(value)) : undefined;
}

const toObjectId: Convert = (value, kind) => {
  if (value instanceof ObjectId) return value;
  return kind === 'string' ? new ObjectId(String(value)) : undefined;
};

function measure([value]: readonly unknown[]): unknown {
  if (isNothing(value)) return null;
  if (isDocument(value)) return measureDocument(value);
  throw refuseRun(`$bsonSize requires a document input, found: ${kindOf(value)}`, 31393);
}

export const typeOperators: Readonly<Record<string, Operator>> = {
  $literal: (given) => {
    const value = copyValue(given);
    return () => value;
  },
  $type: withList('$type', 1, ([value]) => kindOf(value)),
  $isNumber: withList('$isNumber', 1, ([value]) => isNumeric(value)),
  $toString: converts('$toString', 'string', (value, kind) => (texts.has(kind) ? toText(value) : undefined)),
  $toInt: converts('$toInt', 'int', (value, kind) => toInteger(value, kind, 'int')),
  $toLong: converts('$toLong', 'long', (value, kind) => toInteger(value, kind, 'long')),
  $toDouble: converts('$toDouble', 'double', toDouble),
  $toDecimal: converts('$toDecimal', 'decimal', toDecimal),
  $toBool: converts('$toBool', 'bool', (value) => isTrue(value)),
  $toDate: converts('$toDate', 'date', toDate),
  $toObjectId: converts('$toObjectId', 'objectId', toObjectId),
  $bsonSize: withList('$bsonSize', 1, measure),
  $toHashedIndexKey: withList('$toHashedIndexKey', 1, ([value]) => hashValue(value)),
};
