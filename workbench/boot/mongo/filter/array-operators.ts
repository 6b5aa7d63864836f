import { refuse } from '../errors.ts';
import { isDocument } from '../values/document.ts';
import { someAt } from '../values/paths.ts';
import { type Compilers, type FilterOperator, isOperators, type ValueTest } from './conditions.ts';

const joining: ReadonlySet<string> = new Set(['$and', '$or', '$nor', '$expr', '$where']);

/** One and the same element meets all conditions. */
export const compileElement: FilterOperator = (operand, parts, compilers) => {
  const test = testElement(operand, compilers);
  return (value) => someAt(value, parts, (one) => Array.isArray(one) && one.some(test));
};

export function testElement(operand: unknown, { condition, filter }: Compilers): ValueTest {
  if (!isDocument(operand)) throw refuse('$elemMatch needs an Object');
  const [first = ''] = Object.keys(operand);
  if (isOperators(operand) && !joining.has(first)) return condition(operand, []);
  const test = filter(operand);
  return (element) => isDocument(element) && test(element);
}

/** Every wanted value is there. */
export const compileAll: FilterOperator = (operand, parts, compilers) => {
  if (!Array.isArray(operand)) throw refuse('$all needs an array');
  const tests = operand.map((wanted) => {
    if (!isOperators(wanted)) return compilers.condition(wanted, parts);
    if (Object.keys(wanted)[0] !== '$elemMatch') throw refuse('no $ expressions in $all');
    return compileElement(wanted['$elemMatch'], parts, compilers);
  });
  return (value) => tests.length > 0 && tests.every((test) => test(value));
};
