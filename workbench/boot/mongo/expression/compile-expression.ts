import { needServer, refuse } from '../errors.ts';
import { copyValue } from '../values/copy.ts';
import { type Document, isDocument, writeField } from '../values/document.ts';
import { readPath, splitPath } from '../values/paths.ts';
import { knownExpressions } from './known-expressions.ts';
import { operators } from './operators.ts';
import type { Run } from './scope.ts';

/** Makes of an expression of a pipeline what computes it. */
export function compileExpression(expression: unknown): Run {
  if (typeof expression === 'string' && expression.startsWith('$')) return compilePath(expression);
  if (Array.isArray(expression)) {
    const runs = expression.map(compileExpression);
    return (scope) => runs.map((run) => run(scope) ?? null);
  }
  if (!isDocument(expression)) {
    const value = copyValue(expression);
    return () => value;
  }
  const operator = Object.keys(expression).find((name) => name.startsWith('$'));
  return operator === undefined ? compileDocument(expression) : compileOperator(operator, expression);
}

function compileDocument(expression: Document): Run {
  const fields = Object.entries(expression).map(([name, value]) => [name, compileExpression(value)] as const);
  return (scope) => {
    const result: Document = {};
    for (const [name, run] of fields) {
      const value = run(scope);
      if (value !== undefined) writeField(result, name, value);
    }
    return result;
  };
}

function compileOperator(name: string, expression: Document): Run {
  if (Object.keys(expression).length > 1)
    throw refuse(
      'an expression specification must contain exactly one field, the name of the expression. ' +
        `Found ${Object.keys(expression).length} fields in ${JSON.stringify(expression)}`,
      15983,
    );
  const operator = Object.hasOwn(operators, name) ? operators[name] : undefined;
  if (operator) return operator(expression[name], compileExpression);
  if (knownExpressions.has(name)) throw needServer(`The expression ${name}`);
  throw refuse(`Unrecognized expression '${name}'`, 'InvalidPipelineOperator');
}

/** "$price" reads a field, and "$$ROOT.price" a variable. */
function compilePath(path: string): Run {
  if (path === '$') throw refuse("'$' by itself is not a valid FieldPath", 16872);
  if (!path.startsWith('$$')) {
    const parts = splitPath(path.slice(1));
    if (parts.includes('')) throw refuse("FieldPath must not end with a '.'.", 40353);
    return ({ root }) => readPath(root, parts);
  }
  const [name = '', ...parts] = splitPath(path.slice(2));
  if (name === 'REMOVE') return () => undefined;
  if (name === 'ROOT' || name === 'CURRENT') return ({ root }) => readPath(root, parts);
  const now = new Date();
  return ({ variables }) => {
    if (name === 'NOW') return now;
    if (!variables.has(name)) throw refuse(`Use of undefined variable: ${name}`, 17276);
    return readPath(variables.get(name), parts);
  };
}
