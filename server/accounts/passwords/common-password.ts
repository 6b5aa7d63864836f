import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What many people choose, in small letters, without the special characters that they put before or behind it. */
const common = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trim()
    .split('\n'),
);

/** Whether a password is among the first that anybody would try: "Password1!" is "password1" with a sign behind it. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return common.has(plain.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
}
