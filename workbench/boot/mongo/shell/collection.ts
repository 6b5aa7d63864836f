import { MongoError, needServer, NotHere, refuse, refuseArgument } from '../errors.ts';
import { compileFilter } from '../filter/compile-filter.ts';
import { compileFindProjection } from '../pipeline/find-projection.ts';
import { createIndex, dropIndex } from '../store/indexes.ts';
import { isSame } from '../values/compare.ts';
import { copyDocument } from '../values/copy.ts';
import { type Document, isDocument } from '../values/document.ts';
import { listAt } from '../values/paths.ts';
import { compareValues } from '../values/compare.ts';
import { Cursor, FindCursor } from './cursor.ts';
import { readFilter, readOptions, requireArgument } from './options.ts';
import { Writer } from './writer.ts';

/** The methods of a collection, as the shell has them. */
export class Collection extends Writer {
  getName(): string {
    return this.name;
  }

  getFullName(): string {
    return `${this.database.name}.${this.name}`;
  }

  find(filter?: unknown, projection?: unknown, options?: unknown): FindCursor {
    const own = readOptions(options, 'find', ['projection', 'sort', 'limit', 'skip']);
    const given = copyDocument(readFilter(filter));
    const test = compileFilter(given);
    const project = (spec: unknown) => {
      const show = compileFindProjection(isDocument(spec) ? copyDocument(spec) : spec, given);
      return (document: Document) => copyDocument(show(document));
    };
    const shown = projection ?? own['projection'];
    const cursor = new FindCursor({
      find: () => this.database.read(this.name).filter(test),
      show: shown === undefined ? copyDocument : project(shown),
      project,
    });
    if (own['sort'] !== undefined) cursor.sort(own['sort']);
    if (own['skip'] !== undefined) cursor.skip(own['skip']);
    return own['limit'] === undefined ? cursor : cursor.limit(own['limit']);
  }

  findOne(filter?: unknown, projection?: unknown, options?: unknown): Document | null {
    return this.find(filter, projection, options).limit(1).tryNext();
  }

  aggregate(...given: readonly unknown[]): Cursor {
    const [first] = given;
    const isList = Array.isArray(first);
    if (isList) readOptions(given[1], 'aggregate', ['allowDiskUse']);
    const stages: readonly unknown[] = isList ? first : given;
    const pipeline = stages.map((stage) => (isDocument(stage) ? copyDocument(stage) : stage));
    const result = this.database.aggregate(this.name, pipeline);
    return new Cursor(() => result);
  }

  countDocuments(filter?: unknown, options?: unknown): number {
    const own = readOptions(options, 'countDocuments', ['limit', 'skip']);
    const cursor = this.find(filter);
    if (own['limit'] !== undefined) cursor.limit(own['limit']);
    return (own['skip'] === undefined ? cursor : cursor.skip(own['skip'])).size();
  }

  estimatedDocumentCount(): number {
    return this.database.read(this.name).length;
  }

  distinct(field: unknown, filter?: unknown, options?: unknown): unknown[] {
    readOptions(options, 'distinct', []);
    if (typeof field !== 'string')
      throw refuse("BSON field 'distinct.key' is the wrong type, expected type 'string'", 'TypeMismatch');
    const values = this.find(filter)
      .toArray()
      .flatMap((document) => listAt(document, field))
      .filter((value) => value !== undefined)
      .toSorted(compareValues);
    return values.filter((value, at) => at === 0 || !isSame(value, values[at - 1]));
  }

  createIndex(key: unknown, options?: unknown): string {
    requireArgument(key, 'createIndex');
    const given = options === undefined ? {} : options;
    if (!isDocument(given))
      throw new MongoError(
        '[COMMON-10001] The "options" argument must be an object.',
        {},
        'MongoshInvalidInputError',
      );
    return createIndex(this.getFullName(), this.database.open(this.name), key, given);
  }

  createIndexes(keys: unknown, options?: unknown): string[] {
    if (!Array.isArray(keys)) throw refuseArgument('createIndexes() takes an array of keys');
    return keys.map((key) => this.createIndex(key, options));
  }

  getIndexes(): Document[] {
    return this.#findData().indexes.map(({ shown }) => copyDocument(shown));
  }

  dropIndex(which: unknown): Document {
    requireArgument(which, 'dropIndex');
    if (which === '*')
      throw new MongoError(
        "[COMMON-10001] To drop indexes in the collection using '*', use db.collection.dropIndexes().",
        {},
        'MongoshInvalidInputError',
      );
    return dropIndex(this.#findData(), which);
  }

  dropIndexes(which: unknown = '*'): Document {
    const data = this.#findData();
    const nIndexesWas = data.indexes.length;
    for (const one of Array.isArray(which) ? which : [which]) dropIndex(data, one);
    return { nIndexesWas, ...(which === '*' && { msg: 'non-_id indexes dropped for collection' }), ok: 1 };
  }

  drop(): boolean {
    this.database.collections.delete(this.name);
    return true;
  }

  renameCollection(to: unknown, dropTarget: unknown = false): Document {
    const data = this.database.find(this.name);
    if (!data) throw refuse(`Source collection ${this.getFullName()} does not exist`, 'NamespaceNotFound');
    if (typeof to !== 'string') throw refuseArgument('The new name of a collection is a string');
    if (dropTarget === true) this.database.collections.delete(to);
    if (this.database.collections.has(to)) throw refuse('target namespace exists', 'NamespaceExists');
    this.database.create(to, data);
    this.database.collections.delete(this.name);
    return { ok: 1 };
  }

  override toString(): string {
    return this.getFullName();
  }

  #findData() {
    const data = this.database.find(this.name);
    if (!data) throw refuse(`ns does not exist: ${this.getFullName()}`, 'NamespaceNotFound');
    return data;
  }
}

const old: Readonly<Record<string, string>> = {
  count: 'countDocuments() or estimatedDocumentCount()',
  insert: 'insertOne() or insertMany()',
  update: 'updateOne() or updateMany()',
  remove: 'deleteOne() or deleteMany()',
  findAndModify: 'findOneAndUpdate()',
  ensureIndex: 'createIndex()',
  mapReduce: 'aggregate()',
};

const others = [
  'analyzeShardKey',
  'compactStructuredEncryptionData',
  'createSearchIndex',
  'dataSize',
  'explain',
  'exists',
  'getPlanCache',
  'getShardDistribution',
  'hideIndex',
  'initializeOrderedBulkOp',
  'initializeUnorderedBulkOp',
  'isCapped',
  'latencyStats',
  'stats',
  'storageSize',
  'totalIndexSize',
  'totalSize',
  'unhideIndex',
  'validate',
  'watch',
];

/** Methods that are there in MongoDB, and not here. */
for (const [name, better] of Object.entries(old))
  refuseMethod(name, () => new NotHere(`The method ${name}() is deprecated. Use ${better}.`));
for (const name of others) refuseMethod(name, () => needServer(`The method ${name}()`));

function refuseMethod(name: string, make: () => Error): void {
  Object.defineProperty(Collection.prototype, name, {
    value: () => {
      throw make();
    },
  });
}
