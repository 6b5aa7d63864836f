import { needServer } from '../errors.ts';
import { Decimal128 } from './decimal128.ts';
import { isNumeric } from './kinds.ts';
import { Long } from './long.ts';
import { makeMd5 } from './md5.ts';
import { toNumber } from './arithmetic.ts';

const seed = 0;
const placeOfNumbers = 10;

/** The number by which a hashed index sorts a value: the first eight bytes of the MD5 of its type and its whole part. */
export function hashValue(value: unknown): Long {
  if (!isNumeric(value) || value instanceof Decimal128)
    throw needServer('$toHashedIndexKey of anything but numbers');
  const bytes = new DataView(new ArrayBuffer(16));
  bytes.setInt32(0, seed, true);
  bytes.setInt32(4, placeOfNumbers, true);
  bytes.setBigInt64(8, value instanceof Long ? value.value : BigInt(Math.trunc(toNumber(value))), true);
  return new Long(makeMd5(new Uint8Array(bytes.buffer)).getBigInt64(0, true));
}
