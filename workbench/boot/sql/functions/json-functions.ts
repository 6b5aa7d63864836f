import { SqlError } from '../sql-error.ts';
import { findAt, readJson, readPath, setAt, unquote, writeJson } from '../values/json-values.ts';
import { types } from '../values/types.ts';
import { type Definition, type SqlValue, text } from './definition.ts';

const { integer, json, text: words } = types;

function read(value: SqlValue | undefined): unknown {
  const found = readJson(text(value));
  if (!found) throw new SqlError(3141, '22032', 'Invalid JSON text in an argument of a JSON function.');
  return found.value;
}

function pathOf(value: SqlValue | undefined) {
  const path = readPath(text(value));
  if (!path) throw new SqlError(3143, '42000', `Invalid JSON path expression '${text(value)}'.`);
  return path;
}

/** Changes a document in the places that are given. `isFor` says whether a place counts. */
function change(isFor: (old: unknown) => boolean): Definition['run'] {
  return (document, ...pairs) => {
    let value = read(document);
    for (let at = 0; at < pairs.length; at += 2) {
      const given = pairs[at + 1];
      value = setAt(value, pathOf(pairs[at]), (old) => (isFor(old) ? given : old));
    }
    return writeJson(value);
  };
}

function contains(whole: unknown, part: unknown): boolean {
  if (Array.isArray(whole))
    return Array.isArray(part)
      ? part.every((one) => contains(whole, one))
      : whole.some((one) => writeJson(one) === writeJson(part));
  return writeJson(whole) === writeJson(part);
}

function sizeOf(value: unknown): number {
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 1;
}

export const jsonFunctions: Readonly<Record<string, Definition>> = {
  JSON_EXTRACT: {
    takes: ['text', 'text'],
    gives: json,
    mayBeNull: true,
    run: (document, path) => {
      const found = findAt(read(document), pathOf(path));
      return found === undefined ? null : writeJson(found);
    },
  },
  JSON_UNQUOTE: { takes: ['text'], gives: words, run: (value) => unquote(text(value)) },
  JSON_VALID: { takes: ['text'], gives: integer, run: (value) => (readJson(text(value)) ? 1 : 0) },
  JSON_SET: { takes: ['text', 'text', 'any'], least: 3, gives: json, run: change(() => true) },
  JSON_INSERT: {
    takes: ['text', 'text', 'any'],
    least: 3,
    gives: json,
    run: change((old) => old === undefined),
  },
  JSON_REPLACE: {
    takes: ['text', 'text', 'any'],
    least: 3,
    gives: json,
    run: change((old) => old !== undefined),
  },
  JSON_REMOVE: {
    takes: ['text', 'text'],
    gives: json,
    run: (document, path) => writeJson(setAt(read(document), pathOf(path), () => undefined)),
  },
  JSON_CONTAINS: {
    takes: ['text', 'text'],
    gives: integer,
    run: (whole, part) => (contains(read(whole), read(part)) ? 1 : 0),
  },
  JSON_LENGTH: { takes: ['text'], gives: integer, run: (value) => sizeOf(read(value)) },
  JSON_KEYS: {
    takes: ['text'],
    gives: json,
    mayBeNull: true,
    run: (value) => {
      const whole = read(value);
      return typeof whole === 'object' && whole !== null ? writeJson(Object.keys(whole)) : null;
    },
  },
  JSON_TYPE: { takes: ['text'], gives: words, run: (value) => nameType(read(value)) },
};

function nameType(value: unknown): string {
  if (value === null) return 'NULL';
  if (Array.isArray(value)) return 'ARRAY';
  if (typeof value === 'number') return Number.isInteger(value) ? 'INTEGER' : 'DOUBLE';
  return typeof value === 'string' ? 'STRING' : typeof value === 'boolean' ? 'BOOLEAN' : 'OBJECT';
}
