import { Decimal128 } from './decimal128.ts';
import { type Document, isDate, isDocument, isRegExp, writeField } from './document.ts';
import { Long } from './long.ts';
import { ObjectId } from './object-id.ts';

/**
 * A value as the shell sends it to the server: undefined arrives as null, functions do not arrive, and later changes of
 * the value do not either.
 */
export function copyValue(value: unknown): unknown {
  if (value === undefined) return null;
  if (typeof value === 'bigint') return new Long(value);
  if (Array.isArray(value)) return value.map((one) => (typeof one === 'function' ? null : copyValue(one)));
  if (isDate(value)) return new Date(value.getTime());
  if (isRegExp(value)) return new RegExp(value.source, value.flags.replaceAll(/[gyudv]/g, ''));
  return isDocument(value) ? copyDocument(value) : value;
}

export function copyDocument(document: Document): Document {
  const copy: Document = {};
  for (const [name, value] of Object.entries(document))
    if (typeof value !== 'function') writeField(copy, name, copyValue(value));
  return copy;
}

/** A text that is the same for values that are equal, such as keys of groups. */
export function keyOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`;
  if (isDocument(value)) {
    const fields = Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}:${keyOf(inner)}`);
    return `{${fields.join()}}`;
  }
  if (typeof value === 'number' || value instanceof Long) return `n${String(value)}`;
  if (value instanceof Decimal128) return `n${String(Number(value.text))}`;
  if (isDate(value)) return `d${value.getTime()}`;
  if (value === undefined || value === null) return 'null';
  if (value instanceof ObjectId || isRegExp(value)) return `o${String(value)}`;
  return `${typeof value}${JSON.stringify(value)}`;
}
