import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 random bits that nobody can guess, in characters that fit a URL. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token; whoever reads the database cannot log in with it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
