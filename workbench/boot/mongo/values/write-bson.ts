import { isDate, isDocument, isRegExp } from './document.ts';
import { ObjectId } from './object-id.ts';

/** A value as messages of the server have it: `{ _id: "a" }`, or without the outer spaces. */
export function writeBson(value: unknown, space = ' '): string {
  if (Array.isArray(value))
    return value.length === 0
      ? '[]'
      : `[${space}${value.map((one) => writeBson(one, space)).join(', ')}${space}]`;
  if (value instanceof ObjectId) return `ObjectId('${value.text}')`;
  if (isDate(value)) return `new Date(${value.getTime()})`;
  if (isRegExp(value)) return String(value);
  if (!isDocument(value)) return typeof value === 'string' ? JSON.stringify(value) : String(value);
  const fields = Object.entries(value).map(([name, inner]) => `${name}: ${writeBson(inner, space)}`);
  return fields.length === 0 ? '{}' : `{${space}${fields.join(', ')}${space}}`;
}
