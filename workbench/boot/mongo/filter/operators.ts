import { needServer, refuse } from '../errors.ts';
import { compareValues, isSame } from '../values/compare.ts';
import { isRegExp } from '../values/document.ts';
import { isNumeric, kindOf, placeOf } from '../values/kinds.ts';
import { someAt, someOrElementAt } from '../values/paths.ts';
import { toNumber } from '../values/arithmetic.ts';
import { compileAll, compileElement } from './array-operators.ts';
import {
  type Compilers,
  equalsAt,
  type FilterOperator as Operator,
  isOperators,
  type Parts,
  type ValueTest,
} from './conditions.ts';
import { makePattern } from './patterns.ts';
import { compileType } from './type-names.ts';

const not =
  (operator: Operator): Operator =>
  (operand, parts, compilers) => {
    const test = operator(operand, parts, compilers);
    return (value) => !test(value);
  };

/** Values of another type are neither less nor greater. */
const compares =
  (passes: (order: number) => boolean): Operator =>
  (operand = null, parts) => {
    if (isRegExp(operand))
      throw refuse(`Can't have RegEx as arg to predicate over field '${parts.join('.')}'.`);
    return (value) =>
      someOrElementAt(value, parts, (one = null) => {
        if (placeOf(one) !== placeOf(operand) || Number.isNaN(one) !== Number.isNaN(operand)) return false;
        return passes(compareValues(one, operand));
      });
  };

const isOneOf: Operator = (operand, parts) => {
  if (!Array.isArray(operand)) throw refuse('$in needs an array');
  const faulty = operand.find(isOperators);
  if (faulty) throw refuse(`cannot nest $ under $in`);
  const patterns = operand.filter(isRegExp).map((pattern) => makePattern(pattern));
  const values = operand.filter((one) => !isRegExp(one)).map((one) => one ?? null);
  return (value) =>
    someOrElementAt(
      value,
      parts,
      (one = null) =>
        values.some((wanted) => isSame(one, wanted)) ||
        (typeof one === 'string' && patterns.some((pattern) => pattern.test(one))),
    );
};

const matches: Operator = (operand, parts) => {
  const pattern = makePattern(operand);
  return (value) => someOrElementAt(value, parts, (one) => typeof one === 'string' && pattern.test(one));
};

const exists: Operator = (operand, parts) => {
  const isWanted = operand !== false && operand !== null && operand !== 0 && operand !== undefined;
  return (value) => someAt(value, parts, (one) => one !== undefined) === isWanted;
};

const hasSize: Operator = (operand, parts) => {
  if (kindOf(operand) !== 'int')
    throw refuse(
      `Failed to parse $size. Expected a number in: $size: ${JSON.stringify(operand)}`,
      'FailedToParse',
    );
  return (value) => someAt(value, parts, (one) => Array.isArray(one) && one.length === operand);
};

const leaves: Operator = (operand, parts) => {
  const [divisor, rest] = Array.isArray(operand) ? operand : [];
  if (!Array.isArray(operand)) throw refuse('malformed mod, needs to be an array');
  if (operand.length < 2) throw refuse('malformed mod, not enough elements');
  if (operand.length > 2) throw refuse('malformed mod, too many elements');
  if (divisor === 0) throw refuse('divisor cannot be 0');
  return (value) =>
    someOrElementAt(value, parts, (one) => isNumeric(one) && Math.trunc(toNumber(one)) % divisor === rest);
};

const operators: Readonly<Record<string, Operator>> = {
  $eq: equalsAt,
  $ne: not(equalsAt),
  $gt: compares((order) => order > 0),
  $gte: compares((order) => order >= 0),
  $lt: compares((order) => order < 0),
  $lte: compares((order) => order <= 0),
  $in: isOneOf,
  $nin: not(isOneOf),
  $regex: matches,
  $exists: exists,
  $type: compileType,
  $size: hasSize,
  $mod: leaves,
  $all: compileAll,
  $elemMatch: compileElement,
};

const others = /^\$(?:near|nearSphere|geoWithin|geoIntersects|within|bits(?:All|Any)(?:Set|Clear)|expr)$/;

export function compileOperator(
  name: string,
  operand: unknown,
  parts: Parts,
  compilers: Compilers,
): ValueTest {
  const operator = Object.hasOwn(operators, name) ? operators[name] : undefined;
  if (operator) return operator(operand, parts, compilers);
  if (others.test(name)) throw needServer(`The operator ${name}`);
  throw refuse(`unknown operator: ${name}`);
}
