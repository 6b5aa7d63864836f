import { type Fraction, readDouble } from '../values/decimal128.ts';
import { isNumeric, kindOf } from '../values/kinds.ts';
import { needServer } from '../errors.ts';
import { isNothing, refuseRun } from './operator.ts';

/** `$round` and `$trunc`: to so many digits behind the point, or before it if there are fewer than none. */
export function makeRounding(name: '$round' | '$trunc'): (values: readonly unknown[]) => unknown {
  return ([value, place = 0]) => {
    if (isNothing(value) || place === null) return null;
    if (!isNumeric(value))
      throw refuseRun(`${name} only supports numeric types, not ${kindOf(value)}`, 51081);
    if (kindOf(place) !== 'int')
      throw refuseRun(
        `cannot apply ${name} with precision value ${JSON.stringify(place)} value in ${name}`,
        51082,
      );
    if (typeof value !== 'number') throw needServer(`${name} of a ${kindOf(value)}`);
    if (!Number.isFinite(value) || (kindOf(value) === 'int' && Number(place) >= 0)) return value;
    return cut(readDouble(value), Number(place), name === '$round');
  };
}

/** A half goes to the even neighbor. */
function cut({ digits, scale }: Fraction, place: number, rounds: boolean): number {
  if (place >= scale) return Number(digits) / 10 ** scale;
  const unit = 10n ** BigInt(scale - place);
  const [whole, rest] = [digits / unit, digits % unit];
  const twice = (rest < 0n ? -rest : rest) * 2n;
  const isUp = rounds && (twice > unit || (twice === unit && whole % 2n !== 0n));
  const result = isUp ? whole + (digits < 0n ? -1n : 1n) : whole;
  return Number(place > 0 ? `${result}e-${place}` : `${result}e${-place}`);
}
