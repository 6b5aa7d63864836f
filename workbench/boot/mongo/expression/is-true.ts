import { isNumeric } from '../values/kinds.ts';
import { toNumber } from '../values/arithmetic.ts';

/** False, null, nothing and 0 are false in expressions; a text is true, even an empty one. */
export function isTrue(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return false;
  return !isNumeric(value) || toNumber(value) !== 0;
}
