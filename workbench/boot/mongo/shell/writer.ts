import { MongoError, refuseArgument } from '../errors.ts';
import { compileFilter } from '../filter/compile-filter.ts';
import { compileFindProjection } from '../pipeline/find-projection.ts';
import { sortDocuments } from '../pipeline/sort-documents.ts';
import type { DatabaseData } from '../store/database-data.ts';
import { addDocument, changeDocument, removeDocuments } from '../store/write-documents.ts';
import { readArrayFilters } from '../update/array-filters.ts';
import type { Change } from '../update/change.ts';
import { readUpdate } from '../update/read-update.ts';
import { beginUpsert } from '../update/upsert.ts';
import { copyDocument } from '../values/copy.ts';
import { type Document, isDocument, putIdFirst } from '../values/document.ts';
import { type BulkResult, runBulk, type UpdateResult } from './bulk.ts';
import { readFilter, readOptions, requireArgument } from './options.ts';

const updating = ['upsert', 'arrayFilters', 'sort'];
const finding = ['upsert', 'arrayFilters', 'sort', 'projection', 'returnDocument', 'returnNewDocument'];

type Task = {
  readonly filter: Document;
  readonly change: Change;
  readonly options: Document;
  readonly isMany: boolean;
};

/** The methods that write. */
export class Writer {
  readonly database: DatabaseData;
  readonly name: string;

  constructor(database: DatabaseData, name: string) {
    this.database = database;
    this.name = name;
  }

  insertOne(document: unknown, options?: unknown): Document {
    requireArgument(document, 'insertOne');
    readOptions(options, 'insertOne', []);
    return { acknowledged: true, insertedId: addDocument(this.database, this.name, readDocument(document)) };
  }

  insertMany(documents: unknown, options?: unknown): Document {
    requireArgument(documents, 'insertMany');
    const { ordered = true } = readOptions(options, 'insertMany', ['ordered']);
    if (!Array.isArray(documents)) throw refuseArgument('Argument "docs" must be an array of documents');
    if (documents.length === 0) throw refuseArgument('Invalid BulkOperation, Batch cannot be empty');
    const operations = documents.map((document) => ({ insertOne: { document: readDocument(document) } }));
    const { insertedIds } = runBulk(this, operations, ordered !== false);
    return { acknowledged: true, insertedIds };
  }

  updateOne(filter: unknown, update: unknown, options?: unknown): UpdateResult {
    return this.#update('updateOne', filter, update, options);
  }

  updateMany(filter: unknown, update: unknown, options?: unknown): UpdateResult {
    return this.#update('updateMany', filter, update, options);
  }

  replaceOne(filter: unknown, replacement: unknown, options?: unknown): UpdateResult {
    requireArgument(filter, 'replaceOne');
    const own = readOptions(options, 'replaceOne', ['upsert', 'sort']);
    return this.#run({
      filter: readFilter(filter),
      change: readReplacement(replacement),
      options: own,
      isMany: false,
    });
  }

  deleteOne(filter: unknown, options?: unknown): Document {
    requireArgument(filter, 'deleteOne');
    readOptions(options, 'deleteOne', []);
    return this.#remove(this.#match(filter).slice(0, 1));
  }

  deleteMany(filter: unknown, options?: unknown): Document {
    requireArgument(filter, 'deleteMany');
    readOptions(options, 'deleteMany', []);
    return this.#remove(this.#match(filter));
  }

  findOneAndUpdate(filter: unknown, update: unknown, options?: unknown): Document | null {
    requireArgument(filter, 'findOneAndUpdate');
    return this.#findAnd(filter, readUpdate(update), readOptions(options, 'findOneAndUpdate', finding));
  }

  findOneAndReplace(filter: unknown, replacement: unknown, options?: unknown): Document | null {
    requireArgument(filter, 'findOneAndReplace');
    return this.#findAnd(
      filter,
      readReplacement(replacement),
      readOptions(options, 'findOneAndReplace', finding),
    );
  }

  findOneAndDelete(filter: unknown, options?: unknown): Document | null {
    requireArgument(filter, 'findOneAndDelete');
    const own = readOptions(options, 'findOneAndDelete', ['sort', 'projection']);
    const [found] = this.#match(filter, own['sort']);
    if (!found) return null;
    this.#remove([found]);
    return this.#show(found, own, readFilter(filter));
  }

  bulkWrite(operations: unknown, options?: unknown): BulkResult {
    const { ordered = true } = readOptions(options, 'bulkWrite', ['ordered']);
    if (!Array.isArray(operations))
      throw refuseArgument('Argument "operations" must be an array of documents');
    if (operations.length === 0) throw refuseArgument('Invalid BulkOperation, Batch cannot be empty');
    return runBulk(this, operations, ordered !== false);
  }

  #update(
    method: 'updateOne' | 'updateMany',
    filter: unknown,
    update: unknown,
    options: unknown,
  ): UpdateResult {
    requireArgument(filter, method);
    const own = readOptions(options, method, updating);
    const isMany = method === 'updateMany';
    return this.#run({ filter: readFilter(filter), change: readUpdate(update), options: own, isMany });
  }

  #run({ filter, change, options, isMany }: Task): UpdateResult {
    const found = this.#match(filter, options['sort']);
    const chosen = isMany ? found : found.slice(0, 1);
    if (chosen.length === 0 && options['upsert'] === true) {
      const insertedId = this.#upsert(filter, change, options);
      return { acknowledged: true, insertedId, matchedCount: 0, modifiedCount: 0, upsertedCount: 1 };
    }
    const modified = chosen.filter((document) => this.#change(document, filter, change, options));
    const counts = { matchedCount: chosen.length, modifiedCount: modified.length, upsertedCount: 0 };
    return { acknowledged: true, insertedId: null, ...counts };
  }

  #change(before: Document, filter: Document, change: Change, options: Document): boolean {
    const arrayFilters = readArrayFilters(options['arrayFilters']);
    const after = change(copyDocument(before), { filter, arrayFilters, isInsert: false });
    return changeDocument({ database: this.database, name: this.name }, before, after);
  }

  #upsert(filter: Document, change: Change, options: Document): unknown {
    const arrayFilters = readArrayFilters(options['arrayFilters']);
    return addDocument(
      this.database,
      this.name,
      change(beginUpsert(filter), { filter, arrayFilters, isInsert: true }),
    );
  }

  #findAnd(filter: unknown, change: Change, options: Document): Document | null {
    const own = readFilter(filter);
    const isAfter = options['returnDocument'] === 'after' || options['returnNewDocument'] === true;
    const [found] = this.#match(own, options['sort']);
    if (!found && options['upsert'] !== true) return null;
    const id = found ? found['_id'] : this.#upsert(own, change, options);
    if (found) this.#change(found, own, change, options);
    if (!isAfter) return found ? this.#show(found, options, own) : null;
    const [after] = this.#match({ _id: { $eq: id } });
    return after ? this.#show(after, options, own) : null;
  }

  #show(document: Document, { projection }: Document, filter: Document): Document {
    return copyDocument(
      projection === undefined ? document : compileFindProjection(projection, filter)(document),
    );
  }

  #match(filter: unknown, order?: unknown): Document[] {
    const test = compileFilter(copyDocument(readFilter(filter)));
    const found = this.database.open(this.name, false).documents.filter(test);
    return order === undefined ? found : sortDocuments(found, order);
  }

  #remove(documents: readonly Document[]): Document {
    removeDocuments(this.database.open(this.name, false), documents);
    return { acknowledged: true, deletedCount: documents.length };
  }
}

function readDocument(document: unknown): Document {
  if (isDocument(document)) return document;
  throw new MongoError('Argument "doc" must be a document', {}, 'MongoInvalidArgumentError');
}

/** Another document in its place, with the same id. */
function readReplacement(replacement: unknown): Change {
  if (!isDocument(replacement) || Object.keys(replacement)[0]?.startsWith('$'))
    throw refuseArgument('Replacement document must not contain atomic operators');
  return (document) => {
    const copy = copyDocument(replacement);
    return '_id' in copy || !('_id' in document) ? copy : putIdFirst(copy, document['_id']);
  };
}
