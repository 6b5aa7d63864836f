import { needServer, refuse } from '../errors.ts';
import { type Document, isDocument, readField, writeField } from '../values/document.ts';
import { readPath, splitPath } from '../values/paths.ts';
import type { Stage } from './stage.ts';

const options: ReadonlySet<string> = new Set(['path', 'preserveNullAndEmptyArrays', 'includeArrayIndex']);

/** One document for each element of an array. */
export const unwind: Stage = (given) => {
  const { path, preserveNullAndEmptyArrays: keeps = false, includeArrayIndex: index } = readOptions(given);
  if (typeof path !== 'string') throw refuse('expected a string as the path for $unwind stage', 28808);
  if (!path.startsWith('$'))
    throw refuse(`path option to $unwind stage should be prefixed with a '$': ${path}`, 28818);
  if (index !== undefined && (typeof index !== 'string' || index.includes('.')))
    throw needServer('includeArrayIndex with such a name');
  const parts = splitPath(path.slice(1));
  return (documents) =>
    documents.flatMap((document) => {
      const value = readPath(document, parts);
      const isEmpty = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
      if (isEmpty && keeps !== true) return [];
      const elements: readonly unknown[] =
        Array.isArray(value) && !isEmpty ? value : [Array.isArray(value) ? undefined : value];
      return elements.map((element, at) => {
        const result = replaceAt(document, parts, element);
        if (index !== undefined) writeField(result, index, Array.isArray(value) && !isEmpty ? at : null);
        return result;
      });
    });
};

function readOptions(given: unknown): Document {
  if (!isDocument(given)) return { path: given };
  const unknown = Object.keys(given).find((name) => !options.has(name));
  if (unknown !== undefined) throw refuse(`unrecognized option to $unwind stage: ${unknown}`, 28811);
  return given;
}

/** A copy with another value at a path. */
function replaceAt(document: Document, [first = '', ...rest]: readonly string[], value: unknown): Document {
  const result = { ...document };
  const inner = readField(document, first);
  const own = rest.length > 0 && isDocument(inner) ? replaceAt(inner, rest, value) : value;
  if (own === undefined) delete result[first];
  else writeField(result, first, own);
  return result;
}
