import { MongoError, needServer } from '../errors.ts';
import type { Server } from './server.ts';

type Done = { readonly value: unknown };

const kibi = 1024;

/** Commands such as `use library` and `show collections`. Null if a line is none. */
export function runCommand(text: string, server: Server): Done | 'exit' | null {
  const [first = '', second, ...rest] = text
    .trim()
    .replace(/\s*;+$/, '')
    .split(/\s+/);
  if ((first === 'exit' || first === 'quit') && second === undefined) return 'exit';
  if (/^(?:exit|quit)\(\s*\)$/.test(text.trim().replace(/;$/, ''))) return 'exit';
  if (first === 'it' && second === undefined) return { value: server.lastShown ?? 'no cursor' };
  if (first === 'cls' && second === undefined) return { value: undefined };
  if (first === 'help' && second === undefined) throw needServer('help');
  if (rest.length > 0 || second === undefined) return null;
  if (first === 'use') return use(second, server);
  return first === 'show' ? { value: show(second, server) } : null;
}

function use(name: string, server: Server): Done | null {
  if (!/^[\w-]+$/.test(name)) return null;
  const isSame = server.name() === name;
  server.use(name);
  return { value: `${isSame ? 'already on' : 'switched to'} db ${name}` };
}

function show(what: string, server: Server): string | undefined {
  if (what === 'collections' || what === 'tables') return showCollections(server);
  if (what === 'dbs' || what === 'databases') return showDatabases(server);
  if (['users', 'roles', 'profile', 'log', 'logs', 'startupWarnings'].includes(what))
    throw needServer(`show ${what}`);
  throw new MongoError(
    `[COMMON-10001] '${what}' is not a valid argument for "show".`,
    {},
    'MongoshInvalidInputError',
  );
}

function showCollections(server: Server): string | undefined {
  const collections = [...(server.databases.get(server.name())?.collections ?? [])];
  const rows = collections
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { view }]) => [name, view ? '[view]' : '']);
  return rows.length === 0 ? undefined : writeTable(rows);
}

/** A fresh server has three databases of its own. The sizes are those of a small one. */
function showDatabases({ databases }: Server): string {
  const own = [...databases.values()]
    .filter(({ collections }) => collections.size > 0)
    .map(({ name, collections }) => [name, collections.size * 8 * kibi] as const);
  const all = [['admin', 40 * kibi], ['config', 12 * kibi], ['local', 40 * kibi], ...own] as const;
  const rows = all
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, size]) => [name, `${(size / kibi).toFixed(2)} KiB`]);
  const width = Math.max(...rows.map(([, size = '']) => size.length));
  return writeTable(rows.map(([name = '', size = '']) => [name, size.padStart(width)]));
}

function writeTable(rows: readonly (readonly string[])[]): string {
  const width = Math.max(...rows.map(([first = '']) => first.length));
  return rows.map(([first = '', second = '']) => `${first.padEnd(width)}  ${second}`.trimEnd()).join('\n');
}
