import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 random bits. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token, so that nobody can use a copy of the database. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
