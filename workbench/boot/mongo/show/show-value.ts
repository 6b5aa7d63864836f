import { inspect } from 'node-inspect-extracted';

import { Collection } from '../shell/collection.ts';
import { Cursor, MappedCursor } from '../shell/cursor.ts';
import { Database } from '../shell/database.ts';
import type { Server } from '../shell/server.ts';
import { copyValue } from '../values/copy.ts';

const usual = { depth: 6, compact: 3, breakLength: 80 } as const;
const whole = { ...usual, depth: Infinity, maxArrayLength: Infinity, maxStringLength: Infinity } as const;

type Shown = { readonly text: string | null; readonly result: unknown };

/** What the shell writes of the value of a line. */
export function showValue(value: unknown, server: Server): Shown {
  if (value === undefined) return { text: null, result: value };
  if (value instanceof Cursor || value instanceof MappedCursor) return showBatch(value, server);
  if (value instanceof Database) return { text: value.getName(), result: value.getName() };
  if (value instanceof Collection) return { text: value.getFullName(), result: value.getFullName() };
  return { text: typeof value === 'string' ? value : write(value, usual), result: keep(value) };
}

/** What is stored later does not change what was shown. */
function keep(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? copyValue(value) : value;
}

function showBatch(cursor: Cursor | MappedCursor, server: Server): Shown {
  const { documents, hasMore } = cursor.takeBatch();
  const wasShown = server.lastShown === cursor;
  server.lastShown = hasMore ? cursor : null;
  if (documents.length === 0) return { text: wasShown ? 'no cursor' : null, result: documents };
  const more = hasMore ? '\nType "it" for more' : '';
  return { text: `${write(documents, whole)}${more}`, result: documents };
}

export function presentAll(values: readonly unknown[]): string {
  return values.map((value) => (typeof value === 'string' ? value : write(present(value), usual))).join(' ');
}

function present(value: unknown): unknown {
  if (value instanceof Cursor || value instanceof MappedCursor) return value.toArray();
  return value instanceof Collection || value instanceof Database ? String(value) : value;
}

/** Dates are written as the shell writes them, and only there. */
export function write(value: unknown, options: object = usual): string {
  const prototype: object = Date.prototype;
  Object.defineProperty(prototype, inspect.custom, { value: writeDate, configurable: true });
  try {
    return inspect(value, options);
  } finally {
    Reflect.deleteProperty(prototype, inspect.custom);
  }
}

function writeDate(this: Date): string {
  return Number.isNaN(this.getTime()) ? 'Invalid Date' : `ISODate('${this.toISOString()}')`;
}
