import { refuse, refuseWrite } from '../errors.ts';
import { keyOf } from '../values/copy.ts';
import type { Document } from '../values/document.ts';
import { someAt, splitPath } from '../values/paths.ts';
import { writeBson } from '../values/write-bson.ts';
import type { CollectionData, Index } from './collection-data.ts';

type Key = readonly unknown[];

/** The keys of a document in an index: of an array, one for each element. */
function listKeys(document: Document, { key, holds, isSparse }: Index): Map<string, Key> {
  if (!holds(document)) return new Map();
  const fields = Object.keys(key).map((path) => listValues(document, path));
  if (isSparse && fields.every(([value]) => value === undefined)) return new Map();
  const keys = fields.reduce<Key[]>(
    (all, values) => all.flatMap((before) => values.map((value) => [...before, value ?? null])),
    [[]],
  );
  return new Map(keys.map((one) => [one.map(keyOf).join('|'), one]));
}

function listValues(document: Document, path: string): unknown[] {
  const found: unknown[] = [];
  someAt(document, splitPath(path), (value) => {
    if (Array.isArray(value) && value.length > 0) found.push(...value);
    else found.push(Array.isArray(value) ? undefined : value);
    return false;
  });
  return found.length === 0 ? [undefined] : found;
}

function describe(namespace: string, { name, key }: Index, double: Key): string {
  const fields = Object.fromEntries(Object.keys(key).map((path, at) => [path, double[at]]));
  return `E11000 duplicate key error collection: ${namespace} index: ${name} dup key: ${writeBson(fields)}`;
}

/** Refuses a document of which another one has the same key in a unique index. */
export function refuseDuplicates(
  namespace: string,
  { indexes }: CollectionData,
  document: Document,
  before: Document | null,
): void {
  for (const index of indexes)
    for (const [text, key] of index.isUnique ? listKeys(document, index) : []) {
      const owner = index.owners.get(text);
      if (owner && owner !== before) throw refuseWrite(describe(namespace, index, key), 'DuplicateKey');
    }
}

/** Notes whose keys are in the unique indexes. */
export function enterKeys({ indexes }: CollectionData, document: Document): void {
  for (const index of indexes)
    if (index.isUnique) for (const text of listKeys(document, index).keys()) index.owners.set(text, document);
}

export function leaveKeys({ indexes }: CollectionData, document: Document): void {
  for (const index of indexes)
    if (index.isUnique) for (const text of listKeys(document, index).keys()) index.owners.delete(text);
}

/** An index that is to be unique is not made if values are there twice. */
export function buildKeys(namespace: string, documents: readonly Document[], index: Index): void {
  if (!index.isUnique) return;
  for (const document of documents)
    for (const [text, key] of listKeys(document, index)) {
      if (index.owners.has(text))
        throw refuse(
          `Index build failed: ${build}: Collection ${namespace} ( ${made} ) :: caused by :: ${describe(namespace, index, key)}`,
          'DuplicateKey',
        );
      index.owners.set(text, document);
    }
}

// A server makes such numbers anew each time.
const build = '7c1f1d52-8a3e-4d6b-9f0e-2b5a6c7d8e9f';
const made = '0e9d8c7b-6a5f-4e3d-8c2b-1a0f9e8d7c6b';
