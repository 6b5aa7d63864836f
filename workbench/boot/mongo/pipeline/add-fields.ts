import { compileExpression } from '../expression/compile-expression.ts';
import { openScope } from '../expression/scope.ts';
import { refuse } from '../errors.ts';
import { type Document, isDocument } from '../values/document.ts';
import { splitPath } from '../values/paths.ts';
import { computeFields } from './project.ts';
import type { Fate, Fates } from './read-projection.ts';
import type { Stage } from './stage.ts';

/** `$addFields` and `$set`: new fields come last, and those that are there keep their place. */
export function addFields(name: '$addFields' | '$set'): Stage {
  return (given, { variables }) => {
    if (!isDocument(given))
      throw refuse(`${name} specification stage must be an object, got ${typeof given}`, 40272);
    if (Object.keys(given).length === 0)
      throw refuse(`Invalid ${name} :: caused by :: specification must have at least one field`, 40177);
    const fates = readAdded(given);
    return (documents) =>
      documents.map((document) => {
        const result = { ...document };
        computeFields(result, fates, openScope(document, variables));
        return result;
      });
  };
}

function readAdded(given: Document, fates: Fates = new Map()): Fates {
  for (const [path, value] of Object.entries(given)) {
    if (path.startsWith('$')) throw refuse("FieldPath field names may not start with '$'.", 16410);
    let inner = fates;
    const parts = splitPath(path);
    for (const part of parts.slice(0, -1)) inner = openInner(inner, part);
    const name = parts.at(-1) ?? '';
    const isPlain =
      isDocument(value) && Object.keys(value).length > 0 && !Object.keys(value)[0]?.startsWith('$');
    if (isPlain) readAdded(value, openInner(inner, name));
    else inner.set(name, { run: compileExpression(value) });
  }
  return fates;
}

function openInner(fates: Fates, name: string): Fates {
  const found: Fate | undefined = fates.get(name);
  if (found instanceof Map) return found;
  if (found !== undefined) throw refuse(`Path collision at ${name}`, 31250);
  const made: Fates = new Map();
  fates.set(name, made);
  return made;
}
