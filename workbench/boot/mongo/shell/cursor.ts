import { MongoError, needServer, refuse } from '../errors.ts';
import type { Document } from '../values/document.ts';
import { isDocument } from '../values/document.ts';
import { kindOf } from '../values/kinds.ts';
import { sortDocuments } from '../pipeline/sort-documents.ts';

const batch = 20;

/** Documents that are read once they are asked for. */
export class Cursor {
  protected read: () => Document[];
  private rest: Document[] | null = null;

  constructor(read: () => Document[]) {
    this.read = read;
  }

  toArray(): Document[] {
    return this.open().splice(0);
  }

  forEach(use: (document: Document) => unknown): void {
    for (let next = this.tryNext(); next !== null; next = this.tryNext()) if (use(next) === false) break;
  }

  map(make: (document: Document) => unknown): MappedCursor {
    return new MappedCursor(this, make);
  }

  hasNext(): boolean {
    return this.open().length > 0;
  }

  next(): Document | null {
    return this.tryNext();
  }

  tryNext(): Document | null {
    return this.open().shift() ?? null;
  }

  itcount(): number {
    return this.toArray().length;
  }

  pretty(): this {
    return this;
  }

  /** The shell shows twenty at a time. */
  takeBatch(): { readonly documents: unknown[]; readonly hasMore: boolean } {
    const rest = this.open();
    return { documents: rest.splice(0, batch), hasMore: rest.length > 0 };
  }

  explain(): never {
    throw needServer('explain()');
  }

  *[Symbol.iterator](): Generator<Document> {
    for (let next = this.tryNext(); next !== null; next = this.tryNext()) yield next;
  }

  protected isOpen(): boolean {
    return this.rest !== null;
  }

  private open(): Document[] {
    this.rest ??= this.read();
    return this.rest;
  }
}

/** What `map()` makes of a cursor. */
export class MappedCursor {
  private readonly cursor: Cursor;
  private readonly make: (document: Document) => unknown;

  constructor(cursor: Cursor, make: (document: Document) => unknown) {
    this.cursor = cursor;
    this.make = make;
  }

  toArray(): unknown[] {
    return this.cursor.toArray().map((document) => this.make(document));
  }

  forEach(use: (value: unknown) => unknown): void {
    for (const value of this.toArray()) if (use(value) === false) break;
  }

  takeBatch(): { readonly documents: unknown[]; readonly hasMore: boolean } {
    const { documents, hasMore } = this.cursor.takeBatch();
    return { documents: documents.filter(isDocument).map((document) => this.make(document)), hasMore };
  }
}

type Found = {
  readonly find: () => readonly Document[];
  readonly show: (document: Document) => Document;
  readonly project: (projection: unknown) => (document: Document) => Document;
};

/** What `find()` gives: sorted first, then skipped, then limited, in whatever order that was asked for. */
export class FindCursor extends Cursor {
  private order: unknown = null;
  private skipped = 0;
  private most = 0;
  private found: Found;

  constructor(found: Found) {
    super(() => this.collect());
    this.found = found;
  }

  sort(order: unknown): this {
    this.refuseLate();
    if (!isDocument(order))
      throw new MongoError(`Invalid sort format: ${JSON.stringify(order)}`, {}, 'MongoInvalidArgumentError');
    this.order = order;
    sortDocuments([], order);
    return this;
  }

  limit(count: unknown): this {
    this.refuseLate();
    this.most = Math.abs(readCount(count, 'limit'));
    return this;
  }

  skip(count: unknown): this {
    this.refuseLate();
    this.skipped = readCount(count, 'skip');
    if (this.skipped < 0)
      throw refuse(`BSON field 'skip' value must be >= 0, actual value '${this.skipped}'`, 51024);
    return this;
  }

  projection(projection: unknown): this {
    this.refuseLate();
    this.found = { ...this.found, show: this.found.project(projection) };
    return this;
  }

  project(projection: unknown): this {
    return this.projection(projection);
  }

  /** All that match, without `limit()` and `skip()`. */
  count(): number {
    return this.found.find().length;
  }

  size(): number {
    return this.collect().length;
  }

  private collect(): Document[] {
    const { find, show } = this.found;
    const sorted = this.order === null ? [...find()] : sortDocuments(find(), this.order);
    return sorted.slice(this.skipped, this.most === 0 ? undefined : this.skipped + this.most).map(show);
  }

  private refuseLate(): void {
    if (this.isOpen()) throw new MongoError('Cursor is already initialized', {}, 'MongoCursorInUseError');
  }
}

function readCount(count: unknown, method: string): number {
  if (kindOf(count) === 'int') return Number(count);
  throw new MongoError(`Operation "${method}" requires an integer`, {}, 'MongoInvalidArgumentError');
}
