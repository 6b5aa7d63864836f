import { ConfigError } from '../config.ts';

/** What keeps a server from starting, by the code of the error: the system's, PostgreSQL's or SQLite's. */
const sentences: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Another program is using this port: stop it, or set PORT to a different one.',
  EADDRNOTAVAIL: 'This machine does not have the address in HOST: correct HOST, or remove it.',
  EACCES: 'No permission to use this port or folder: set PORT or DATA_DIR to a different one.',
  EROFS: 'The folder in DATA_DIR cannot be written: set DATA_DIR to a different one.',
  EEXIST: 'DATA_DIR or ASSETS_DIR is a file: set it to a folder.',
  ENOTDIR: 'DATA_DIR or ASSETS_DIR is below a file: set it to a folder.',
  ENOSPC: 'The disk of DATA_DIR is full: free some space.',
  ECONNREFUSED: 'No database answers at DATABASE_URL: start it, or correct the address.',
  ENOTFOUND: 'The host in DATABASE_URL is unknown: correct its name.',
  EAI_AGAIN: 'The host in DATABASE_URL cannot be looked up now: check the name servers of this machine.',
  '28000': 'The database refuses the user in DATABASE_URL: create the role, or correct its name.',
  '28P01': 'The database refuses the password in DATABASE_URL: correct it.',
  '3D000': 'The database in DATABASE_URL does not exist: create it, or correct its name.',
  '42501':
    'The user in DATABASE_URL may not change the tables: grant it the rights, or let the owner migrate.',
  '53300': 'The database has no connection left: raise its max_connections, or run fewer processes.',
  'SQLite 8': 'The database in DATA_DIR cannot be written: give this user the right to.',
  'SQLite 11': 'The database in DATA_DIR is damaged: restore a backup into an empty folder.',
  'SQLite 13': 'The disk of DATA_DIR is full: free some space.',
  'SQLite 14': 'The database in DATA_DIR cannot be opened: give this user the right to write there.',
  'SQLite 26': 'waymark.sqlite in DATA_DIR is not a database: move it away, or restore a backup.',
};

const words: readonly (readonly [RegExp, string])[] = [
  [
    /^corrupted migrations/,
    'Another program or a changed version has made these tables: use its own database.',
  ],
  [/timeout exceeded when trying to connect/, 'The database at DATABASE_URL does not answer in time.'],
  [
    /does not support SSL/,
    'The database offers no TLS: turn it on there, or remove sslmode from DATABASE_URL.',
  ],
];

/** A sentence for a problem that an operator can fix, or null. */
export function explainStartError(error: unknown): string | null {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return null;
  const byCode = sentences[readCode(error)];
  return byCode ?? words.find(([pattern]) => pattern.test(error.message))?.[1] ?? null;
}

function readCode(error: Error): string {
  if ('errcode' in error && typeof error.errcode === 'number') return `SQLite ${error.errcode & 0xff}`;
  // A name with several addresses fails once for each of them.
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return readCode(error.errors[0]);
  if ('syscall' in error && error.syscall === 'connect' && 'code' in error && error.code === 'ENOENT')
    return 'ECONNREFUSED';
  return 'code' in error ? String(error.code) : '';
}
