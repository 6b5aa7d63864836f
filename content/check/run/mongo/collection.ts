import { aggregate, find, update, updateMany, updateOne } from 'mingo';

import { Cursor } from './cursor.ts';
import { copyDocument, type Document } from './document.ts';
import type { ObjectId } from './object-id.ts';

type Change = Record<string, Document>;
type UpdateOptions = { readonly upsert?: boolean; readonly arrayFilters?: Document[] };
type Surroundings = {
  readonly resolve: (name: string) => Document[];
  readonly makeId: () => ObjectId;
};

/** The methods of a collection in MongoDB's shell that mingo can answer. */
export class Collection {
  readonly documents: Document[];
  private readonly makeId: () => ObjectId;
  private readonly options: { readonly collectionResolver: (name: string) => Document[] };
  private readonly pipeline: readonly Document[];

  constructor(documents: Document[], { resolve, makeId }: Surroundings, pipeline: readonly Document[] = []) {
    this.documents = documents;
    this.makeId = makeId;
    this.options = { collectionResolver: resolve };
    this.pipeline = pipeline;
  }

  insertOne(document: Document) {
    const insertedId = document['_id'] ?? this.makeId();
    this.documents.push({ _id: insertedId, ...copyDocument(document) });
    return { acknowledged: true, insertedId };
  }

  insertMany(documents: readonly Document[]) {
    const ids = documents.map((document, at) => [at, this.insertOne(document).insertedId] as const);
    return { acknowledged: true, insertedIds: Object.fromEntries(ids) };
  }

  find(filter: Document = {}, projection?: Document) {
    const finish = projection === undefined ? (document: Document) => document : this.orderFields();
    return new Cursor(find<Document>(this.read(), filter, projection, this.options), finish);
  }

  findOne(filter: Document = {}, projection?: Document): Document | null {
    return this.find(filter, projection).limit(1).toArray()[0] ?? null;
  }

  /** A pipeline that saves its result gives nothing back. */
  aggregate(pipeline: readonly Document[]): Document[] {
    const stages = [...this.pipeline, ...pipeline];
    const result = aggregate(this.documents.map(copyDocument), stages, this.options);
    const last = stages.at(-1) ?? {};
    if ('$merge' in last || '$out' in last) return [];
    return '$project' in last ? result.map(this.orderFields()) : result;
  }

  countDocuments(filter: Document = {}): number {
    return this.find(filter).toArray().length;
  }

  distinct(field: string, filter: Document = {}): unknown[] {
    const values = this.find(filter)
      .toArray()
      .flatMap((document) => document[field] ?? []);
    return [...new Set(values)];
  }

  updateOne(filter: Document, change: Change, options: UpdateOptions = {}) {
    return this.update(updateOne, filter, change, options);
  }

  updateMany(filter: Document, change: Change, options: UpdateOptions = {}) {
    return this.update(updateMany, filter, change, options);
  }

  replaceOne(filter: Document, document: Document) {
    const at = this.documents.findIndex(({ _id }) => _id === this.findOne(filter)?.['_id']);
    if (at !== -1) this.documents[at] = { _id: this.documents[at]?.['_id'], ...copyDocument(document) };
    return reportUpdate(at === -1 ? 0 : 1, at === -1 ? 0 : 1, null);
  }

  findOneAndUpdate(filter: Document, change: Change, options: { readonly returnDocument?: 'after' } = {}) {
    const before = this.findOne(filter);
    if (before === null) return null;
    const kept = copyDocument(before);
    this.updateOne({ _id: before['_id'] }, change);
    return options.returnDocument === 'after' ? this.findOne({ _id: before['_id'] }) : kept;
  }

  deleteOne(filter: Document) {
    return this.remove(this.find(filter).limit(1).toArray());
  }

  deleteMany(filter: Document) {
    return this.remove(this.find(filter).toArray());
  }

  /** Fields that are kept have the order of the document, before those that are computed. mingo sorts them by name. */
  private orderFields(): (document: Document) => Document {
    const names = [...new Set(this.documents.flatMap((document) => Object.keys(document)))];
    return (document) => {
      const kept = names.filter((name) => name in document).map((name) => [name, document[name]] as const);
      return { ...Object.fromEntries(kept), ...document };
    };
  }

  private read(): Document[] {
    return this.pipeline.length === 0 ? this.documents : this.aggregate([]);
  }

  private update(
    run: typeof updateMany,
    filter: Document,
    { $setOnInsert = {}, ...change }: Change,
    { upsert = false, ...options }: UpdateOptions,
  ) {
    const { matchedCount, modifiedCount } = run(this.documents, filter, change, options, this.options);
    if (matchedCount > 0 || !upsert) return reportUpdate(matchedCount, modifiedCount, null);
    const equal = Object.entries(filter).filter(([, value]) => typeof value !== 'object');
    const document: Document = { ...Object.fromEntries(equal), ...$setOnInsert };
    update(document, change);
    return reportUpdate(0, 0, this.insertOne(document).insertedId);
  }

  private remove(found: readonly Document[]) {
    const ids = new Set(found.map(({ _id }) => _id));
    const kept = this.documents.filter(({ _id }) => !ids.has(_id));
    this.documents.splice(0, this.documents.length, ...kept);
    return { acknowledged: true, deletedCount: ids.size };
  }
}

function reportUpdate(matchedCount: number, modifiedCount: number, insertedId: unknown) {
  const upsertedCount = insertedId === null ? 0 : 1;
  return { acknowledged: true, insertedId, matchedCount, modifiedCount, upsertedCount };
}
