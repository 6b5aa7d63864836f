import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** In lower case, without special characters at the ends. */
const common = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trim()
    .split('\n'),
);

/** Whether it is one of the passwords tried first; "Password1!" counts as "password1". */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return common.has(plain.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
}
