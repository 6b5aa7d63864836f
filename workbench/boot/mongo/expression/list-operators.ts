import { addNumbers, toNumber } from '../values/arithmetic.ts';
import { compareValues } from '../values/compare.ts';
import { isNumeric, kindOf, type Numeric } from '../values/kinds.ts';
import { NotHere } from '../errors.ts';
import { isNothing, type Operator } from './operator.ts';

/** What `$sum` and its like make of values, in expressions and in groups. */
export const totals: Readonly<Record<string, (values: readonly unknown[]) => unknown>> = {
  $sum: (values) => values.filter(isNumeric).reduce<Numeric>((sum, value) => addNumbers(sum, value), 0),
  $avg(values) {
    const numbers = values.filter(isNumeric);
    if (numbers.some((number) => kindOf(number) === 'decimal'))
      throw new NotHere('$avg of Decimal128 needs a real MongoDB server.');
    const sum = numbers.reduce<number>((whole, number) => whole + toNumber(number), 0);
    return numbers.length === 0 ? null : sum / numbers.length;
  },
  $min: (values) => findEnd(values, (order) => order < 0),
  $max: (values) => findEnd(values, (order) => order > 0),
};

function findEnd(values: readonly unknown[], isBetter: (order: number) => boolean): unknown {
  let best: unknown = null;
  for (const value of values)
    if (!isNothing(value) && (best === null || isBetter(compareValues(value, best)))) best = value;
  return best;
}

/** With one expression that gives an array, its elements count. */
export const listOperators: Readonly<Record<string, Operator>> = Object.fromEntries(
  Object.entries(totals).map(([name, total]) => [
    name,
    (given: unknown, compile) => {
      const list: readonly unknown[] = Array.isArray(given) ? given : [given];
      const runs = list.map(compile);
      return (scope) => {
        const values = runs.map((run) => run(scope));
        const [first] = values;
        return total(values.length === 1 && Array.isArray(first) ? first : values);
      };
    },
  ]),
);
