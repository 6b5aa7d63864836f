import { MongoError, needServer, refuseArgument } from '../errors.ts';
import { type Document, isDocument } from '../values/document.ts';

export type UpdateResult = {
  readonly acknowledged: true;
  readonly insertedId: unknown;
  readonly matchedCount: number;
  readonly modifiedCount: number;
  readonly upsertedCount: number;
};

type Update = (filter: unknown, update: unknown, options?: unknown) => UpdateResult;

/** The methods that operations of a bulk are done with. */
type Writer = {
  readonly insertOne: (document: unknown) => Document;
  readonly updateOne: Update;
  readonly updateMany: Update;
  readonly replaceOne: Update;
  readonly deleteOne: (filter: unknown) => Document;
  readonly deleteMany: (filter: unknown) => Document;
};

export type BulkResult = {
  acknowledged: true;
  insertedCount: number;
  insertedIds: Record<string, unknown>;
  matchedCount: number;
  modifiedCount: number;
  deletedCount: number;
  upsertedCount: number;
  upsertedIds: Record<string, unknown>;
};

export type WriteFailure = { readonly index: number; readonly error: MongoError; readonly op: Document };

/** What a bulk throws that could not do all: the first error, and what was done. */
export class BulkError extends MongoError {
  readonly result: BulkResult;
  readonly writeErrors: readonly WriteFailure[];

  constructor(result: BulkResult, [first, ...rest]: readonly [WriteFailure, ...WriteFailure[]]) {
    super(
      first.error.message,
      { code: first.error.code ?? 0, info: first.error.errInfo },
      'MongoBulkWriteError',
    );
    this.result = result;
    this.writeErrors = [first, ...rest];
  }
}

/** Runs operations in order. An error ends it, or is kept to the end if the order does not matter. */
export function runBulk(writer: Writer, operations: readonly unknown[], isOrdered: boolean): BulkResult {
  const result: BulkResult = {
    acknowledged: true,
    insertedCount: 0,
    insertedIds: {},
    matchedCount: 0,
    modifiedCount: 0,
    deletedCount: 0,
    upsertedCount: 0,
    upsertedIds: {},
  };
  const errors: WriteFailure[] = [];
  for (const [index, operation] of operations.entries()) {
    try {
      runOne(writer, operation, index, result);
    } catch (error) {
      if (!(error instanceof MongoError) || error.name !== 'MongoServerError') throw error;
      errors.push({ index, error, op: describeOperation(operation) });
      if (isOrdered) break;
    }
  }
  const [first, ...rest] = errors;
  if (first) throw new BulkError(result, [first, ...rest]);
  return result;
}

const parts: Readonly<Record<string, readonly string[]>> = {
  insertOne: ['document'],
  updateOne: ['filter', 'update', 'upsert', 'arrayFilters', 'sort'],
  updateMany: ['filter', 'update', 'upsert', 'arrayFilters'],
  replaceOne: ['filter', 'replacement', 'upsert', 'sort'],
  deleteOne: ['filter'],
  deleteMany: ['filter'],
};

function runOne(writer: Writer, operation: unknown, index: number, result: BulkResult): void {
  const [name = '', ...rest] = isDocument(operation) ? Object.keys(operation) : [];
  const known = Object.hasOwn(parts, name) ? parts[name] : undefined;
  if (!isDocument(operation) || !known || rest.length > 0)
    throw refuseArgument('bulkWrite only supports insertOne, updateOne, updateMany, deleteOne, deleteMany');
  const given = operation[name];
  if (!isDocument(given)) throw refuseArgument(`The operation ${name} takes an object`);
  const other = Object.keys(given).find((part) => !known.includes(part));
  if (other !== undefined) throw needServer(`\`${other}\` in ${name} of bulkWrite()`);
  const { filter, update, replacement, document, ...options } = given;
  if (name === 'insertOne') addInserted(writer.insertOne(document), index, result);
  if (name === 'updateOne') addUpdated(writer.updateOne(filter, update, options), index, result);
  if (name === 'updateMany') addUpdated(writer.updateMany(filter, update, options), index, result);
  if (name === 'replaceOne') addUpdated(writer.replaceOne(filter, replacement, options), index, result);
  if (name === 'deleteOne') result.deletedCount += Number(writer.deleteOne(filter)['deletedCount']);
  if (name === 'deleteMany') result.deletedCount += Number(writer.deleteMany(filter)['deletedCount']);
}

/** As the driver has sent it. */
function describeOperation(operation: unknown): Document {
  const [name, given] = isDocument(operation) ? (Object.entries(operation)[0] ?? []) : [];
  if (!isDocument(given)) return {};
  const { document, filter: q, update, replacement, upsert } = given;
  if (isDocument(document)) return document;
  if (name?.startsWith('delete')) return { q, limit: name === 'deleteOne' ? 1 : 0 };
  return {
    q,
    u: update ?? replacement,
    ...(upsert !== undefined && { upsert }),
    ...(name === 'updateMany' && { multi: true }),
  };
}

function addInserted({ insertedId }: Document, index: number, result: BulkResult): void {
  result.insertedCount += 1;
  result.insertedIds[index] = insertedId;
}

function addUpdated(updated: UpdateResult, index: number, result: BulkResult): void {
  result.matchedCount += updated.matchedCount;
  result.modifiedCount += updated.modifiedCount;
  result.upsertedCount += updated.upsertedCount;
  if (updated.upsertedCount > 0) result.upsertedIds[index] = updated.insertedId;
}
