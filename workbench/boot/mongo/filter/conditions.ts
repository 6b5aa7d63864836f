import { isSame } from '../values/compare.ts';
import { type Document, isDocument } from '../values/document.ts';
import { someOrElementAt } from '../values/paths.ts';

export type Parts = readonly string[];
export type ValueTest = (value: unknown) => boolean;

/** What operators need that have filters inside. */
export type Compilers = {
  readonly condition: (condition: unknown, parts: Parts) => ValueTest;
  readonly filter: (filter: unknown) => (document: Document) => boolean;
};

/** Makes of an operator's operand what tests the values at a path. */
export type FilterOperator = (operand: unknown, parts: Parts, compilers: Compilers) => ValueTest;

/** Its first name decides whether an object is a list of operators or a value. */
export function isOperators(condition: unknown): condition is Document {
  return isDocument(condition) && (Object.keys(condition)[0]?.startsWith('$') ?? false);
}

/** Whether a value is equal to another, or to an element of it. */
export const equalsAt: FilterOperator = (operand, parts) => {
  const wanted = operand ?? null;
  return (value) => someOrElementAt(value, parts, (one) => isSame(one ?? null, wanted));
};
