import { refuse } from '../errors.ts';
import { isDocument, isRegExp } from '../values/document.ts';
import { type Compilers, isOperators, type Parts, type ValueTest } from './conditions.ts';
import { compileOperator } from './operators.ts';
import { makePattern } from './patterns.ts';

/** What tells whether the values at a path meet a condition: operators, a pattern, or the value to be equal to. */
export function compileField(condition: unknown, parts: Parts, compilers: Compilers): ValueTest {
  if (isRegExp(condition)) return compileOperator('$regex', condition, parts, compilers);
  if (!isOperators(condition)) return compileOperator('$eq', condition, parts, compilers);
  const { $options: options, ...operators } = condition;
  if (options !== undefined && !('$regex' in operators)) throw refuse('$options needs a $regex');
  const tests = Object.entries(operators).map(([name, operand]) => {
    if (name === '$not') return negate(operand, parts, compilers);
    const value = name === '$regex' ? makePattern(operand, options) : operand;
    return compileOperator(name, value, parts, compilers);
  });
  return (value) => tests.every((test) => test(value));
}

function negate(condition: unknown, parts: Parts, compilers: Compilers): ValueTest {
  if (!isRegExp(condition) && !isDocument(condition)) throw refuse('$not needs a regex or a document');
  if (isDocument(condition) && !isOperators(condition))
    throw refuse(`unknown operator: ${Object.keys(condition)[0] ?? ''}`);
  const test = compileField(condition, parts, compilers);
  return (value) => !test(value);
}
