import { format, inspect } from 'node:util';
import { compileFunction } from 'node:vm';

import { parseAst } from 'rolldown/parseAst';

import { Collection } from './collection.ts';
import { Cursor } from './cursor.ts';
import type { Document } from './document.ts';
import { countIds, ObjectId } from './object-id.ts';

const inspectOptions = { depth: 6, compact: 3, breakLength: 80 };

/** What MongoDB's shell shows after the lines of a listing. What was typed before shows nothing. */
export function typeIntoShell(code: string, setup = ''): string {
  const shown: string[] = [];
  const say = (text: string) => shown.push(text);
  const print = (...values: readonly unknown[]) => void say(format(...values.map(present)));
  const given = {
    db: makeDatabase(),
    show: (value: unknown) => showValue(value, say),
    print,
    console: { log: print },
    ObjectId: (text: string) => new ObjectId(text),
    ISODate: (text: string) => new Date(text),
  };
  const body = `${setup}\n${showResults(code)}`;
  compileFunction(body, Object.keys(given))(...Object.values(given));
  return shown.join('\n');
}

/** The shell shows the value of each line that is an expression. */
function showResults(code: string): string {
  return parseAst(code)
    .body.map((node) => {
      const text = code.slice(node.start, node.end);
      return node.type === 'ExpressionStatement' ? `show((${text.replace(/;$/, '')}));` : text;
    })
    .join('\n');
}

function showValue(value: unknown, say: (text: string) => void): void {
  const result = value instanceof Cursor ? value.toArray() : value;
  const isNothing = result === undefined || (Array.isArray(result) && result.length === 0);
  if (isNothing) return;
  say(typeof result === 'string' ? result : inspect(present(result), inspectOptions));
}

/** Dates as the shell writes them, and the id first, where MongoDB puts it. */
function present(value: unknown): unknown {
  if (value instanceof Date) return { [inspect.custom]: () => `ISODate('${value.toISOString()}')` };
  if (Array.isArray(value)) return value.map(present);
  if (typeof value !== 'object' || value === null || value instanceof ObjectId) return value;
  const fields = Object.entries(value).map(([key, inner]) => [key, present(inner)] as const);
  const [ids, others] = [fields.filter(([key]) => key === '_id'), fields.filter(([key]) => key !== '_id')];
  return Object.fromEntries([...ids, ...others]);
}

/** A collection is there as soon as its name is used. */
function makeDatabase(): unknown {
  const collections = new Map<string, Collection>();
  const makeId = countIds();
  const surroundings = { makeId, resolve: (name: string) => open(name).documents };
  const open = (name: string): Collection => {
    const found = collections.get(name) ?? new Collection([], surroundings);
    collections.set(name, found);
    return found;
  };
  const createView = (name: string, source: string, pipeline: readonly Document[]) => {
    collections.set(name, new Collection(open(source).documents, surroundings, pipeline));
    return { ok: 1 };
  };
  const getCollectionNames = () => [...collections.keys()].toSorted();
  const own: Document = { createView, getCollectionNames };
  return new Proxy(own, { get: (_, name) => own[String(name)] ?? open(String(name)) });
}
