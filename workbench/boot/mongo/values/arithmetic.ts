import { NotHere } from '../errors.ts';
import { align, Decimal128, readDecimal, readDouble, type Fraction, writeDecimal } from './decimal128.ts';
import { type Kind, kindOf, type Numeric } from './kinds.ts';
import { Long } from './long.ts';

type Way = {
  readonly double: (one: number, other: number) => number;
  readonly whole: (one: bigint, other: bigint) => bigint;
  readonly decimal: (one: Fraction, other: Fraction) => Fraction;
};

const sum: Way = {
  double: (one, other) => one + other,
  whole: (one, other) => one + other,
  decimal(one, other) {
    const [left, right, scale] = align(one, other);
    return { digits: left + right, scale };
  },
};

const difference: Way = {
  double: (one, other) => one - other,
  whole: (one, other) => one - other,
  decimal: (one, other) => sum.decimal(one, { digits: -other.digits, scale: other.scale }),
};

const product: Way = {
  double: (one, other) => one * other,
  whole: (one, other) => one * other,
  decimal: (one, other) => ({ digits: one.digits * other.digits, scale: one.scale + other.scale }),
};

export const addNumbers = makeOperation(sum);
export const subtractNumbers = makeOperation(difference);
export const multiplyNumbers = makeOperation(product);

/** The result has the wider type of both. Integers that outgrow 32 bits become a long. */
function makeOperation(way: Way): (one: Numeric, other: Numeric) => Numeric {
  return (one, other) => {
    const kinds: ReadonlySet<Kind> = new Set([kindOf(one), kindOf(other)]);
    if (kinds.has('decimal')) return writeDecimal(way.decimal(toFraction(one), toFraction(other)));
    if (kinds.has('double')) return way.double(toNumber(one), toNumber(other));
    const result = way.whole(toWhole(one), toWhole(other));
    if (BigInt.asIntN(64, result) !== result) return Number(result);
    const isLong = kinds.has('long') || kindOf(Number(result)) !== 'int';
    return isLong ? new Long(result) : Number(result);
  };
}

export function toNumber(value: Numeric): number {
  return typeof value === 'number' ? value : Number(String(value));
}

function toWhole(value: Numeric): bigint {
  return value instanceof Long ? value.value : BigInt(toNumber(value));
}

function toFraction(value: Numeric): Fraction {
  if (value instanceof Decimal128) return readDecimal(value);
  if (value instanceof Long) return { digits: value.value, scale: 0 };
  if (!Number.isInteger(value))
    throw new NotHere(
      'Computing with a Decimal128 and a number with a fraction needs a real MongoDB server.',
    );
  return readDouble(value);
}
