import { compileExpression } from '../expression/compile-expression.ts';
import { openScope, type Scope } from '../expression/scope.ts';
import { needServer, refuse } from '../errors.ts';
import { compareValues } from '../values/compare.ts';
import { keyOf } from '../values/copy.ts';
import { type Document, isDocument, writeField } from '../values/document.ts';
import { type Accumulate, compileAccumulator } from './accumulators.ts';
import type { Stage } from './stage.ts';

type Fields = readonly (readonly [name: string, accumulate: Accumulate])[];

function readFields(given: Document): Fields {
  return Object.entries(given).map(([name, spec]) => {
    if (name.includes('.')) throw refuse(`The field name '${name}' cannot contain '.'`, 40235);
    if (name.startsWith('$')) throw refuse(`The field name '${name}' cannot be an operator name`, 40236);
    return [name, compileAccumulator(name, spec)] as const;
  });
}

/** One document of all documents in a group. */
function total(id: unknown, scopes: readonly Scope[], fields: Fields): Document {
  const result: Document = { _id: id };
  for (const [name, accumulate] of fields) writeField(result, name, accumulate(scopes) ?? null);
  return result;
}

const group: Stage = (given, { variables }) => {
  if (!isDocument(given)) throw refuse("a group's fields must be specified in an object", 15947);
  if (!('_id' in given)) throw refuse('a group specification must include an _id', 15955);
  const { _id: id, ...rest } = given;
  const [key, fields] = [compileExpression(id), readFields(rest)];
  return (documents) => {
    const groups = new Map<string, { id: unknown; scopes: Scope[] }>();
    for (const document of documents) {
      const scope = openScope(document, variables);
      const value = key(scope) ?? null;
      const text = keyOf(value);
      const found = groups.get(text) ?? { id: value, scopes: [] };
      found.scopes.push(scope);
      groups.set(text, found);
    }
    return [...groups.values()].map((one) => total(one.id, one.scopes, fields));
  };
};

const one = { $sum: 1 };

const sortByCount: Stage = (given, surroundings) => {
  const run = group({ _id: given, count: one }, surroundings);
  return (documents) => run(documents).toSorted((a, b) => compareValues(b['count'], a['count']));
};

const count: Stage = (name) => {
  if (typeof name !== 'string' || name === '')
    throw refuse('the count field must be a non-empty string', 40156);
  if (name.startsWith('$')) throw refuse('the count field cannot be a $-prefixed path', 40158);
  return (documents) => (documents.length === 0 ? [] : [{ [name]: documents.length }]);
};

const bucketOptions: ReadonlySet<string> = new Set(['groupBy', 'boundaries', 'default', 'output']);

const bucket: Stage = (given, { variables }) => {
  if (!isDocument(given)) throw refuse('Argument to $bucket stage must be an object', 40201);
  const unknown = Object.keys(given).find((name) => !bucketOptions.has(name));
  if (unknown !== undefined) throw refuse(`Unrecognized option to $bucket: ${unknown}.`, 40197);
  const { groupBy, boundaries, default: rest, output = { count: one } } = given;
  if (groupBy === undefined || boundaries === undefined)
    throw refuse("$bucket requires 'groupBy' and 'boundaries' to be specified.", 40198);
  if (!Array.isArray(boundaries) || boundaries.length < 2)
    throw refuse("The $bucket 'boundaries' field must have at least 2 values", 40192);
  if (boundaries.some((value, at) => at > 0 && compareValues(boundaries[at - 1], value) >= 0))
    throw refuse(
      "The 'boundaries' option to $bucket must be sorted, but elements are not in ascending order",
      40194,
    );
  if (!isDocument(output)) throw refuse("The $bucket 'output' field must be an object", 40196);
  if (isDocument(rest)) throw needServer('An expression as default of $bucket');
  const [key, fields] = [compileExpression(groupBy), readFields(output)];
  return (documents) => {
    const buckets = new Map<unknown, Scope[]>();
    for (const document of documents) {
      const scope = openScope(document, variables);
      const id = findBucket(key(scope) ?? null, boundaries) ?? rest;
      if (id === undefined)
        throw refuse(
          'PlanExecutor error during aggregation :: caused by :: $switch could not find a matching branch for an input, and no default was specified.',
          40066,
        );
      buckets.set(id, [...(buckets.get(id) ?? []), scope]);
    }
    return [...buckets]
      .toSorted(([a], [b]) => compareValues(a, b))
      .map(([id, scopes]) => total(id, scopes, fields));
  };
};

/** The lower end of the range that a value is in. */
function findBucket(value: unknown, boundaries: readonly unknown[]): unknown {
  const at = boundaries.findLastIndex((boundary) => compareValues(boundary, value) <= 0);
  return at === boundaries.length - 1 ? undefined : boundaries[at];
}

export const groupStages: Readonly<Record<string, Stage>> = {
  $group: group,
  $sortByCount: sortByCount,
  $count: count,
  $bucket: bucket,
};
