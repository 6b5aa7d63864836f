import { compileExpression } from '../expression/compile-expression.ts';
import { isTrue } from '../expression/is-true.ts';
import { openScope } from '../expression/scope.ts';
import { needServer, refuse } from '../errors.ts';
import { explainSchema } from '../schema/explain-schema.ts';
import { type Document, isDocument } from '../values/document.ts';
import { splitPath } from '../values/paths.ts';
import { testElement } from './array-operators.ts';
import { compileField } from './compile-field.ts';
import type { Compilers, Parts, ValueTest } from './conditions.ts';

export type Test = (document: Document) => boolean;
export type Variables = ReadonlyMap<string, unknown>;

/** Makes of a filter what tells whether a document matches it. Every name in it is known, or it is refused. */
export function compileFilter(filter: unknown, variables: Variables = new Map()): Test {
  if (!isDocument(filter)) throw refuse(`Expected field filter to be of type object`, 'TypeMismatch');
  const tests = Object.entries(filter).map(([name, condition]) =>
    name.startsWith('$')
      ? compileTop(name, condition, variables)
      : compileCondition(condition, splitPath(name)),
  );
  return (document) => tests.every((test) => test(document));
}

function compileTop(name: string, condition: unknown, variables: Variables): Test {
  if (name === '$and' || name === '$or' || name === '$nor') return compileList(name, condition, variables);
  if (name === '$comment') return () => true;
  if (name === '$expr') {
    const run = compileExpression(condition);
    return (document) => isTrue(run(openScope(document, variables)));
  }
  if (name === '$jsonSchema') return (document) => explainSchema(condition, document).length === 0;
  if (['$where', '$text', '$sampleRate'].includes(name)) throw needServer(`${name} in a filter`);
  throw refuse(
    `unknown top level operator: ${name}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
  );
}

function compileList(name: '$and' | '$or' | '$nor', filters: unknown, variables: Variables): Test {
  if (!Array.isArray(filters)) throw refuse(`${name} argument must be an array`);
  if (filters.length === 0) throw refuse(`${name} argument must be a non-empty array`);
  if (!filters.every(isDocument)) throw refuse(`${name} argument's entries must be objects`);
  const tests = filters.map((filter) => compileFilter(filter, variables));
  if (name === '$and') return (document) => tests.every((test) => test(document));
  const some: Test = (document) => tests.some((test) => test(document));
  return name === '$or' ? some : (document) => !some(document);
}

const compilers: Compilers = {
  condition: compileCondition,
  filter: (filter) => compileFilter(filter),
};

/** What tells whether the values at a path meet a condition. */
export function compileCondition(condition: unknown, parts: Parts): ValueTest {
  return compileField(condition, parts, compilers);
}

/** What tells whether one element of an array meets all conditions of `$elemMatch`. */
export function makeElementTest(operand: unknown): ValueTest {
  return testElement(operand, compilers);
}
