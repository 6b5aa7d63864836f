/** Network errors, and PostgreSQL's codes for stopping, full or out of connections. */
const codes = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  // A statement that took too long.
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '53100',
  '53300',
]);
/** pg says that a client is not queryable when its connection was lost inside a transaction. */
const words =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable/;

/** SQLite's primary codes for busy, read-only, I/O error and full disk. */
const sqliteCodes = new Set([5, 8, 10, 13]);

export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') return sqliteCodes.has(error.errcode & 0xff);
  // A socket in a folder is missing (ENOENT) while its database restarts.
  if ('syscall' in error && error.syscall === 'connect') return true;
  return ('code' in error && codes.has(error.code)) || words.test(error.message);
}
