import { compileExpression } from '../expression/compile-expression.ts';
import { openScope } from '../expression/scope.ts';
import { needServer, refuse } from '../errors.ts';
import { isSame } from '../values/compare.ts';
import { type Document, isDocument, writeField } from '../values/document.ts';
import { listAt, someOrElementAt, splitPath } from '../values/paths.ts';
import type { Stage, Surroundings } from './stage.ts';

type CompilePipeline = (
  pipeline: unknown,
  surroundings: Surroundings,
) => (documents: readonly Document[]) => Document[];

const options: ReadonlySet<string> = new Set(['from', 'localField', 'foreignField', 'as', 'let', 'pipeline']);

/** Stages that bring in documents of other collections. */
export function joinStages(compilePipeline: CompilePipeline): Readonly<Record<string, Stage>> {
  return {
    $lookup: (given, surroundings) => {
      const { from, as, find } = readLookup(given, surroundings, compilePipeline);
      return (documents) =>
        documents.map((document) => {
          const result = { ...document };
          writeField(result, as, find(document, surroundings.read(from)));
          return result;
        });
    },
    $unionWith: (given, surroundings) => {
      const { coll, pipeline = [] } = isDocument(given) ? given : { coll: given };
      if (typeof coll !== 'string')
        throw refuse('$unionWith needs the name of a collection', 'FailedToParse');
      const run = compilePipeline(pipeline, surroundings);
      return (documents) => [...documents, ...run(surroundings.read(coll))];
    },
  };
}

type Lookup = {
  readonly from: string;
  readonly as: string;
  readonly find: (document: Document, others: readonly Document[]) => Document[];
};

function readLookup(given: unknown, surroundings: Surroundings, compilePipeline: CompilePipeline): Lookup {
  if (!isDocument(given)) throw refuse('the $lookup specification must be an Object', 'FailedToParse');
  const unknown = Object.keys(given).find((name) => !options.has(name));
  if (unknown !== undefined) throw refuse(`unknown argument to $lookup: ${unknown}`, 'FailedToParse');
  const { from, as, localField, foreignField, pipeline } = given;
  if (typeof from !== 'string') throw refuse("must specify 'from' field for a $lookup", 'FailedToParse');
  if (typeof as !== 'string') throw refuse("must specify 'as' field for a $lookup", 'FailedToParse');
  if (as.includes('.')) throw needServer('A $lookup into a path');
  const match = readMatch(localField, foreignField, pipeline !== undefined);
  if (pipeline === undefined) return { from, as, find: match };
  const variables = Object.entries(isDocument(given['let']) ? given['let'] : {}).map(
    ([name, value]) => [name, compileExpression(value)] as const,
  );
  return {
    from,
    as,
    find(document, others) {
      const scope = openScope(document, surroundings.variables);
      const values = variables.map(([name, run]) => [name, run(scope)] as const);
      const inner = { ...surroundings, variables: new Map([...surroundings.variables, ...values]) };
      return compilePipeline(pipeline, inner)(match(document, others));
    },
  };
}

/** Of a field that holds an array, each element may match. What is missing matches null and what is missing. */
function readMatch(local: unknown, foreign: unknown, hasPipeline: boolean): Lookup['find'] {
  if (local === undefined && foreign === undefined && hasPipeline) return (_, others) => [...others];
  if (typeof local !== 'string' || typeof foreign !== 'string')
    throw refuse(
      "$lookup requires either 'pipeline' or both 'localField' and 'foreignField' to be specified",
      'FailedToParse',
    );
  const parts = splitPath(foreign);
  return (document, others) => {
    const wanted = listAt(document, local).map((value) => value ?? null);
    return others.filter((other) =>
      someOrElementAt(other, parts, (value = null) => wanted.some((one) => isSame(one, value))),
    );
  };
}
