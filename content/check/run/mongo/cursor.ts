import type { Cursor as Found } from 'mingo/cursor';

import type { Document } from './document.ts';

/** What `find` gives, read when it is shown. */
export class Cursor {
  private readonly found: Found<Document>;
  private readonly finish: (document: Document) => Document;

  constructor(found: Found<Document>, finish: (document: Document) => Document) {
    this.found = found;
    this.finish = finish;
  }

  sort(order: Record<string, 1 | -1>): this {
    this.found.sort(order);
    return this;
  }

  skip(count: number): this {
    this.found.skip(count);
    return this;
  }

  limit(count: number): this {
    this.found.limit(count);
    return this;
  }

  toArray(): Document[] {
    return this.found.all().map(this.finish);
  }

  forEach(use: (document: Document) => void): void {
    this.toArray().forEach(use);
  }

  map<Result>(make: (document: Document) => Result): Result[] {
    return this.toArray().map(make);
  }
}
