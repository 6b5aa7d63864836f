import { needServer, refuse } from '../errors.ts';
import { type Document, isDocument } from '../values/document.ts';
import { documentStages } from './document-stages.ts';
import { groupStages } from './group-stages.ts';
import { joinStages } from './join-stages.ts';
import type { Stage, Surroundings } from './stage.ts';

const others: ReadonlySet<string> = new Set(
  `$bucketAuto $changeStream $collStats $currentOp $densify $documents $fill $geoNear $graphLookup $indexStats $listSessions
  $planCacheStats $rankFusion $redact $search $searchMeta $setWindowFields $vectorSearch`.split(/\s+/),
);

/** Stages that see other collections, or run pipelines themselves. */
const outer: Readonly<Record<string, Stage>> = {
  ...joinStages(compilePipeline),
  $facet: (given, surroundings) => {
    if (!isDocument(given)) throw refuse('the $facet specification must be a non-empty object', 40169);
    const parts = Object.entries(given).map(
      ([name, pipeline]) => [name, compilePipeline(pipeline, surroundings)] as const,
    );
    return (documents) => [Object.fromEntries(parts.map(([name, run]) => [name, run(documents)]))];
  },
  $out: (given, { replace }) => {
    if (typeof given !== 'string') throw needServer('$out into another database');
    return (documents) => {
      replace(given, documents);
      return [];
    };
  },
  $merge:
    (given, { merge }) =>
    (documents) => {
      merge(given, documents);
      return [];
    },
};

const stages: Readonly<Record<string, Stage>> = { ...documentStages, ...groupStages, ...outer };

type Run = (documents: readonly Document[]) => Document[];

/** Makes of a pipeline what runs it. Every stage in it is known, or it is refused before anything is computed. */
export function compilePipeline(pipeline: unknown, surroundings: Surroundings): Run {
  if (!Array.isArray(pipeline))
    throw refuse("'pipeline' option must be specified as an array", 'TypeMismatch');
  const runs = pipeline.map((stage, at) => compileStage(stage, at === pipeline.length - 1, surroundings));
  return (documents) => runs.reduce<Document[]>((rest, run) => run(rest), [...documents]);
}

function compileStage(stage: unknown, isLast: boolean, surroundings: Surroundings): Run {
  if (!isDocument(stage))
    throw refuse("Each element of the 'pipeline' array must be an object", 'TypeMismatch');
  const [name = '', ...rest] = Object.keys(stage);
  if (name === '' || rest.length > 0)
    throw refuse('A pipeline stage specification object must contain exactly one field.', 40323);
  if ((name === '$out' || name === '$merge') && !isLast)
    throw refuse(`${name} can only be the final stage in the pipeline`, 40601);
  const own = Object.hasOwn(stages, name) ? stages[name] : undefined;
  if (own) return own(stage[name], surroundings);
  if (others.has(name)) throw needServer(`The stage ${name}`);
  throw refuse(`Unrecognized pipeline stage name: '${name}'`, 40324);
}
