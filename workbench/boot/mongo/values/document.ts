import { Decimal128 } from './decimal128.ts';
import { Long } from './long.ts';
import { ObjectId } from './object-id.ts';

export type Document = Record<string, unknown>;

const tagOf = (value: unknown) => Object.prototype.toString.call(value);

// A program may run in a realm of its own, so classes of the language are known by their tags.
export const isDate = (value: unknown): value is Date => tagOf(value) === '[object Date]';
export const isRegExp = (value: unknown): value is RegExp => tagOf(value) === '[object RegExp]';

const classes = [ObjectId, Long, Decimal128];

export function isDocument(value: unknown): value is Document {
  return tagOf(value) === '[object Object]' && !classes.some((own) => value instanceof own);
}

/** The value of a field; undefined if there is none. */
export function readField(document: Document, name: string): unknown {
  return Object.hasOwn(document, name) ? document[name] : undefined;
}

/** Fields of documents may be called `__proto__`. */
export function writeField(document: Document, name: string, value: unknown): void {
  if (name !== '__proto__') document[name] = value;
  else Object.defineProperty(document, name, { value, enumerable: true, writable: true, configurable: true });
}

/** The same with another order of fields: `_id` comes first. */
export function putIdFirst(document: Document, id: unknown): Document {
  return { _id: id, ...Object.fromEntries(Object.entries(document).filter(([name]) => name !== '_id')) };
}
