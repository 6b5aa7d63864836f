import { addNumbers, multiplyNumbers, subtractNumbers, toNumber } from '../values/arithmetic.ts';
import { isDate } from '../values/document.ts';
import { isNumeric, kindOf, type Numeric } from '../values/kinds.ts';
import { Long } from '../values/long.ts';
import { NotHere } from '../errors.ts';
import { isNothing, type Operator, refuseRun, withList } from './operator.ts';
import { makeRounding } from './rounding.ts';

/** One number for another; null stays null. */
function ofOne(name: string, compute: (value: number) => number): Operator {
  return withList(name, 1, ([value]) => {
    if (isNothing(value)) return null;
    if (!isNumeric(value))
      throw refuseRun(`${name} only supports numeric types, not ${kindOf(value)}`, 28765);
    return compute(toPlain(value));
  });
}

/** Numbers of more than 53 bits are not computed here. */
function toPlain(value: Numeric): number {
  const number = toNumber(value);
  if (kindOf(value) === 'decimal' || !(Number.isSafeInteger(number) || kindOf(value) === 'double'))
    throw new NotHere(`Computing with ${kindOf(value)} numbers in this way needs a real MongoDB server.`);
  return number;
}

function add(values: readonly unknown[]): unknown {
  let sum: Numeric = 0;
  let date: Date | null = null;
  for (const value of values) {
    if (isNothing(value)) return null;
    if (isDate(value)) date = value;
    else if (isNumeric(value)) sum = addNumbers(sum, value);
    else throw refuseRun(`$add only supports numeric or date types, not ${kindOf(value)}`, 'TypeMismatch');
  }
  return date ? new Date(date.getTime() + Math.round(toNumber(sum))) : sum;
}

function multiply(values: readonly unknown[]): unknown {
  let product: Numeric = 1;
  for (const value of values) {
    if (isNothing(value)) return null;
    if (!isNumeric(value))
      throw refuseRun(`$multiply only supports numeric types, not ${kindOf(value)}`, 'TypeMismatch');
    product = multiplyNumbers(product, value);
  }
  return product;
}

function subtract([one, other]: readonly unknown[]): unknown {
  if (isNothing(one) || isNothing(other)) return null;
  if (isNumeric(one) && isNumeric(other)) return subtractNumbers(one, other);
  if (isDate(one) && isDate(other)) return toMilliseconds(one.getTime() - other.getTime());
  if (isDate(one) && isNumeric(other)) return new Date(one.getTime() - Math.round(toNumber(other)));
  throw refuseRun(`can't $subtract ${kindOf(other)} from ${kindOf(one)}`, 'TypeMismatch');
}

const toMilliseconds = (time: number) => new Long(BigInt(time));

function divide([one, other]: readonly unknown[]): unknown {
  if (isNothing(one) || isNothing(other)) return null;
  if (!isNumeric(one) || !isNumeric(other))
    throw refuseRun(
      `$divide only supports numeric types, not ${kindOf(one)} and ${kindOf(other)}`,
      'TypeMismatch',
    );
  if (toNumber(other) === 0) throw refuseRun("can't $divide by zero", 'BadValue');
  return toPlain(one) / toPlain(other);
}

function findRest([one, other]: readonly unknown[]): unknown {
  if (isNothing(one) || isNothing(other)) return null;
  if (!isNumeric(one) || !isNumeric(other))
    throw refuseRun(
      `$mod only supports numeric types, not ${kindOf(one)} and ${kindOf(other)}`,
      'TypeMismatch',
    );
  if (toNumber(other) === 0) throw refuseRun("can't $mod by zero", 16610);
  return toPlain(one) % toPlain(other);
}

export const numberOperators: Readonly<Record<string, Operator>> = {
  $add: withList('$add', { from: 0 }, add),
  $multiply: withList('$multiply', { from: 0 }, multiply),
  $subtract: withList('$subtract', 2, subtract),
  $divide: withList('$divide', 2, divide),
  $mod: withList('$mod', 2, findRest),
  $abs: ofOne('$abs', Math.abs),
  $ceil: ofOne('$ceil', Math.ceil),
  $floor: ofOne('$floor', Math.floor),
  $sqrt: ofOne('$sqrt', Math.sqrt),
  $round: withList('$round', { from: 1, to: 2 }, makeRounding('$round')),
  $trunc: withList('$trunc', { from: 1, to: 2 }, makeRounding('$trunc')),
};
