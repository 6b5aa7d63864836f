import { Decimal128 } from './decimal128.ts';
import { type Document, isDate, isDocument, isRegExp } from './document.ts';
import { kindOf } from './kinds.ts';
import { Long } from './long.ts';
import { ObjectId } from './object-id.ts';

const encoder = new TextEncoder();
/** Most texts are plain, and need not be encoded to be measured. */
const bytes = (text: string) => (/[^\0-\x7f]/.test(text) ? encoder.encode(text).length : text.length);

/** How many bytes a document has as BSON: its length, its fields, and a zero. Each field has a type and a name that ends with a zero. */
export function measureDocument(document: Document | readonly unknown[]): number {
  return Object.entries(document).reduce((sum, [name, value]) => sum + 2 + bytes(name) + measure(value), 5);
}

function measure(value: unknown): number {
  if (typeof value === 'string') return 5 + bytes(value);
  if (typeof value === 'number') return kindOf(value) === 'int' ? 4 : 8;
  if (typeof value === 'boolean') return 1;
  if (value instanceof ObjectId) return 12;
  if (value instanceof Decimal128) return 16;
  if (value instanceof Long || isDate(value)) return 8;
  if (isRegExp(value)) return 2 + bytes(value.source) + bytes(value.flags);
  return Array.isArray(value) || isDocument(value) ? measureDocument(value) : 0;
}
