import { needServer, refuse } from '../errors.ts';
import { compileFilter } from '../filter/compile-filter.ts';
import { isSame } from '../values/compare.ts';
import { copyDocument } from '../values/copy.ts';
import { type Document, isDocument } from '../values/document.ts';
import { isNumeric } from '../values/kinds.ts';
import { toNumber } from '../values/arithmetic.ts';
import { writeBson } from '../values/write-bson.ts';
import type { CollectionData, Index } from './collection-data.ts';
import { buildKeys } from './unique.ts';

const options: ReadonlySet<string> = new Set([
  'name',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
]);

/** Makes an index, unless the same is there, and gives its name. */
export function createIndex(namespace: string, data: CollectionData, key: unknown, given: Document): string {
  const index = readIndex(key, given);
  const same = data.indexes.find(({ name }) => name === index.name);
  const alike = data.indexes.find((one) => isSame(one.key, index.key));
  if (same && isSame(same.shown, index.shown)) return index.name;
  if (same)
    throw refuse(
      'An existing index has the same name as the requested index. When index names are not specified, they are auto ' +
        `generated and can cause conflicts. Please refer to our documentation. Requested index: ${writeBson(index.shown)}, ` +
        `existing index: ${writeBson(same.shown)}`,
      'IndexKeySpecsConflict',
    );
  if (alike && isSame({ ...alike.shown, name: '' }, { ...index.shown, name: '' }))
    throw refuse(`Index already exists with a different name: ${alike.name}`, 85);
  buildKeys(namespace, data.documents, index);
  data.indexes.push(index);
  return index.name;
}

function readIndex(key: unknown, given: Document): Index {
  if (!isDocument(key) || Object.keys(key).length === 0) throw refuse('Index keys cannot be an empty object');
  for (const [path, way] of Object.entries(key)) checkWay(path, way);
  const unknown = Object.keys(given).find((name) => !options.has(name));
  if (unknown !== undefined) throw needServer(`An index with the option \`${unknown}\``);
  const { name, unique, sparse, partialFilterExpression: filter, expireAfterSeconds: time } = given;
  if (time !== undefined && (!isNumeric(time) || toNumber(time) < 0 || Object.keys(key).length > 1))
    throw refuse('TTL indexes are single-field indexes with a time in seconds', 'InvalidOptions');
  const own = Object.entries(key)
    .map(([path, way]) => `${path}_${String(way)}`)
    .join('_');
  const shownName = typeof name === 'string' ? name : own;
  const { name: _, ...rest } = copyDocument(given);
  return {
    name: shownName,
    key: copyDocument(key),
    isUnique: unique === true,
    isSparse: sparse === true,
    owners: new Map(),
    holds: filter === undefined ? () => true : compileFilter(filter),
    shown: { v: 2, key: copyDocument(key), name: shownName, ...rest },
  };
}

function checkWay(path: string, way: unknown): void {
  if (way === 'text' || way === '2dsphere' || way === '2d' || way === 'hashed' || path.includes('$**'))
    throw needServer(`An index of the kind "${String(way)}"`);
  if (typeof way === 'string') throw refuse(`Unknown index plugin '${way}'`, 67);
  if (!isNumeric(way) || toNumber(way) === 0)
    throw refuse(
      `Values in the index key pattern must be numbers other than 0, or the name of a kind, and not ${writeBson(way)}`,
      67,
    );
}

/** Drops an index by its name or its keys; '*' drops all but that of `_id`. */
export function dropIndex(data: CollectionData, which: unknown): Document {
  const nIndexesWas = data.indexes.length;
  if (which === '*') data.indexes = data.indexes.slice(0, 1);
  else {
    const found = data.indexes.find(({ name, key }) =>
      isDocument(which) ? isSame(key, which) : name === which,
    );
    if (!found)
      throw refuse(
        isDocument(which)
          ? `can't find index with key: ${writeBson(which)}`
          : `index not found with name [${String(which)}]`,
        'IndexNotFound',
      );
    if (found.name === '_id_') throw refuse('cannot drop _id index', 'InvalidOptions');
    data.indexes = data.indexes.filter((index) => index !== found);
  }
  return { nIndexesWas, ok: 1 };
}
