import { isDate } from '../values/document.ts';

/** A value as `$toString` writes it. */
export function toText(value: unknown): string {
  return isDate(value) ? value.toISOString() : String(value);
}
