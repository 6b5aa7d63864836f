import { arrayOperators } from './array-operators.ts';
import { conditionOperators } from './condition-operators.ts';
import { dateOperators } from './date-operators.ts';
import { listOperators } from './list-operators.ts';
import { numberOperators } from './number-operators.ts';
import type { Operator } from './operator.ts';
import { textOperators } from './text-operators.ts';
import { typeOperators } from './type-operators.ts';

/** All operators of expressions, by their names. */
export const operators: Readonly<Record<string, Operator>> = {
  ...arrayOperators,
  ...conditionOperators,
  ...dateOperators,
  ...listOperators,
  ...numberOperators,
  ...textOperators,
  ...typeOperators,
};
