import { compileExpression } from '../expression/compile-expression.ts';
import { openScope } from '../expression/scope.ts';
import { refuse } from '../errors.ts';
import { compileFilter } from '../filter/compile-filter.ts';
import { toNumber } from '../values/arithmetic.ts';
import { isDocument } from '../values/document.ts';
import { isNumeric, kindOf } from '../values/kinds.ts';
import { addFields } from './add-fields.ts';
import { compileProjection } from './project.ts';
import { sortDocuments } from './sort-documents.ts';
import type { Stage } from './stage.ts';
import { unwind } from './unwind.ts';

const project: Stage = (given, { variables }) => {
  if (!isDocument(given)) throw refuse('$project specification must be an object', 15969);
  if (Object.keys(given).length === 0)
    throw refuse(
      'Invalid $project :: caused by :: projection specification must have at least one field',
      51272,
    );
  const run = within('$project', () => compileProjection(given, variables));
  return (documents) => documents.map(run);
};

/** What a stage says of its own document names the stage. */
function within<Result>(stage: string, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof Error) || !/exclusion|inclusion|collision/.test(error.message)) throw error;
    throw refuse(`Invalid ${stage} :: caused by :: ${error.message}`, Number(Reflect.get(error, 'code')));
  }
}

const unset: Stage = (given, { variables }) => {
  const paths: readonly unknown[] = Array.isArray(given) ? given : [given];
  if (paths.length === 0 || !paths.every((path) => typeof path === 'string'))
    throw refuse('$unset specification must be a string or an array', 31002);
  const run = compileProjection(Object.fromEntries(paths.map((path) => [path, 0])), variables);
  return (documents) => documents.map(run);
};

function count(name: '$limit' | '$skip', given: unknown): number {
  if (!isNumeric(given))
    throw refuse(
      `invalid argument to ${name} stage: Expected a number in: ${name}: ${JSON.stringify(given)}`,
      name === '$limit' ? 2107201 : 5107200,
    );
  const wanted = toNumber(given);
  if (name === '$limit' && wanted <= 0) throw refuse('the limit must be positive', 15958);
  if (wanted < 0) throw refuse('invalid argument to $skip stage: Expected a non-negative number', 5107200);
  return wanted;
}

const replaceWith: Stage = (given, { variables }) => {
  const run = compileExpression(given);
  return (documents) =>
    documents.map((document) => {
      const value = run(openScope(document, variables));
      if (isDocument(value)) return value;
      throw refuse(
        `PlanExecutor error during aggregation :: caused by :: 'newRoot' expression must evaluate to an object, but resulting value was of type: ${kindOf(value)}`,
        40228,
      );
    });
};

const replaceRoot: Stage = (given, surroundings) => {
  if (!isDocument(given) || !('newRoot' in given))
    throw refuse('expected an object as specification for $replaceRoot stage', 40229);
  return replaceWith(given['newRoot'], surroundings);
};

const sample: Stage = (given) => {
  const size = isDocument(given) ? given['size'] : undefined;
  if (!isNumeric(size)) throw refuse('$sample stage must specify a size', 28749);
  return (documents) => documents.toSorted(() => Math.random() - 0.5).slice(0, toNumber(size));
};

export const documentStages: Readonly<Record<string, Stage>> = {
  $match: (given, { variables }) => {
    if (!isDocument(given)) throw refuse('the match filter must be an expression in an object', 15959);
    const test = compileFilter(given, variables);
    return (documents) => documents.filter(test);
  },
  $project: project,
  $addFields: addFields('$addFields'),
  $set: addFields('$set'),
  $unset: unset,
  $sort: (given) => {
    if (!isDocument(given)) throw refuse('the $sort key specification must be an object', 15973);
    if (Object.keys(given).length === 0) throw refuse('$sort stage must have at least one sort key', 15976);
    return (documents) => sortDocuments(documents, given);
  },
  $limit: (given) => {
    const most = count('$limit', given);
    return (documents) => documents.slice(0, most);
  },
  $skip: (given) => {
    const skipped = count('$skip', given);
    return (documents) => documents.slice(skipped);
  },
  $unwind: unwind,
  $replaceRoot: replaceRoot,
  $replaceWith: replaceWith,
  $sample: sample,
};
