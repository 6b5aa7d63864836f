/** What PostgreSQL or the way to it says when it does not answer for now. */
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
const words = /timeout exceeded when trying to connect|Connection terminated|Query read timeout/;

/** SQLite's primary result codes: busy, read-only, an I/O error, and a full disk. */
const sqliteCodes = new Set([5, 8, 10, 13]);

/** Whether the database could not do its work for now, and may later: the request itself is not at fault. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') return sqliteCodes.has(error.errcode & 0xff);
  return ('code' in error && codes.has(error.code)) || words.test(error.message);
}
