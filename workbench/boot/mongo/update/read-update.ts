import { needServer, refuseArgument, refuseWrite } from '../errors.ts';
import type { Variables } from '../filter/compile-filter.ts';
import { compilePipeline } from '../pipeline/run-pipeline.ts';
import { copyValue } from '../values/copy.ts';
import { type Document, isDocument } from '../values/document.ts';
import { splitPath } from '../values/paths.ts';
import { writeBson } from '../values/write-bson.ts';
import { applyModifier } from './apply-modifier.ts';
import type { Change, Modifier } from './change.ts';
import { findModifier } from './modifiers.ts';

const stages: ReadonlySet<string> = new Set([
  '$addFields',
  '$set',
  '$project',
  '$unset',
  '$replaceRoot',
  '$replaceWith',
]);

/** Reads a change: modifiers such as `$set`, or a pipeline. */
export function readUpdate(update: unknown): Change {
  if (Array.isArray(update)) return readPipeline(update);
  if (!isDocument(update) || !Object.keys(update)[0]?.startsWith('$'))
    throw refuseArgument('Update document requires atomic operators');
  const modifiers = Object.entries(update).flatMap(([name, fields]) =>
    readModifiers(name, copyValue(fields)),
  );
  const sorted = modifiers.toSorted((one, other) => comparePaths(one.parts, other.parts));
  refuseConflicts(sorted);
  return (document, place) => {
    for (const modifier of sorted) applyModifier(document, modifier, place);
    return document;
  };
}

function readModifiers(name: string, fields: unknown): Modifier[] {
  if (name === '$bit') throw needServer('The modifier $bit');
  if (!findModifier(name))
    throw refuseWrite(
      `Unknown modifier: ${name}. Expected a valid update modifier or pipeline-style update specified as an array`,
      'FailedToParse',
    );
  if (!isDocument(fields))
    throw refuseWrite(
      `Modifiers operate on fields but we found type ${typeof fields} instead. For example: {$mod: {<field>: ...}} not {${name}: ${writeBson(fields)}}`,
      'FailedToParse',
    );
  return Object.entries(fields).flatMap(([path, operand]) => {
    const modifier = { name, path, parts: splitPath(path), operand };
    if (modifier.parts.includes(''))
      throw refuseWrite(`The update path '${path}' contains an empty field name, which is not allowed.`, 56);
    if (name !== '$rename') return [modifier];
    if (typeof operand !== 'string')
      throw refuseWrite(`The 'to' field for $rename must be a string: ${path}: ${writeBson(operand)}`);
    // The new name must not be changed by another modifier either.
    return [modifier, { name: '$renamed', path: operand, parts: splitPath(operand), operand: null }];
  });
}

/** Fields are changed, and so added, in the order of their names; numbers by their size. */
function comparePaths(one: readonly string[], other: readonly string[]): number {
  for (const [at, name] of one.entries()) {
    const second = other[at];
    if (second === undefined) return 1;
    if (name === second) continue;
    const areNumbers = /^\d+$/.test(name) && /^\d+$/.test(second);
    if (areNumbers) return Number(name) - Number(second);
    return name < second ? -1 : 1;
  }
  return one.length - other.length;
}

function refuseConflicts(modifiers: readonly Modifier[]): void {
  for (const [at, { path, parts }] of modifiers.entries()) {
    const other = modifiers
      .slice(0, at)
      .find((before) => before.parts.every((part, index) => part === parts[index]));
    if (other)
      throw refuseWrite(
        `Updating the path '${path}' would create a conflict at '${other.path}'`,
        'ConflictingUpdateOperators',
      );
  }
}

function nowhere(): never {
  throw needServer('Another collection in an update');
}

function readPipeline(pipeline: readonly unknown[]): Change {
  const other = pipeline
    .flatMap((stage) => (isDocument(stage) ? Object.keys(stage) : []))
    .find((name) => !stages.has(name));
  if (other !== undefined)
    throw refuseWrite(`${other} is not allowed to be used within an update`, 'InvalidOptions');
  const noVariables: Variables = new Map();
  const run = compilePipeline(pipeline, {
    read: nowhere,
    replace: nowhere,
    merge: nowhere,
    variables: noVariables,
  });
  return (document): Document => {
    const [result = {}] = run([document]);
    return '_id' in result || !('_id' in document) ? result : { _id: document['_id'], ...result };
  };
}
