import { inspect } from 'node-inspect-extracted';

import { NotHere } from '../errors.ts';

/** A decimal fraction as it was written: `digits` times ten to the power of minus `scale`. */
export class Decimal128 {
  readonly text: string;

  constructor(text: string) {
    if (!/^-?\d+(\.\d+)?$/.test(text))
      throw new NotHere(`A Decimal128 is written like "19.99" here, and not ${JSON.stringify(text)}.`);
    this.text = text;
  }

  toString(): string {
    return this.text;
  }

  [inspect.custom](): string {
    return `Decimal128('${this.text}')`;
  }
}

/** A number as an exact decimal fraction. */
export type Fraction = { readonly digits: bigint; readonly scale: number };

export function readDecimal({ text }: Decimal128): Fraction {
  const [whole = '', part = ''] = text.split('.');
  return { digits: BigInt(whole + part), scale: part.length };
}

/** Every double is a whole number divided by a power of two, and so has an end as a decimal fraction. */
export function readDouble(value: number): Fraction {
  let scale = 0;
  let whole = value;
  while (!Number.isInteger(whole)) {
    whole *= 2;
    scale += 1;
  }
  return { digits: BigInt(whole) * 5n ** BigInt(scale), scale };
}

export function writeDecimal({ digits, scale }: Fraction): Decimal128 {
  const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0');
  const sign = digits < 0n ? '-' : '';
  const whole = text.slice(0, text.length - scale);
  return new Decimal128(scale === 0 ? sign + whole : `${sign}${whole}.${text.slice(text.length - scale)}`);
}

/** Both with as many digits behind the point. */
export function align(one: Fraction, other: Fraction): readonly [bigint, bigint, number] {
  const scale = Math.max(one.scale, other.scale);
  const lengthen = (fraction: Fraction) => fraction.digits * 10n ** BigInt(scale - fraction.scale);
  return [lengthen(one), lengthen(other), scale];
}
