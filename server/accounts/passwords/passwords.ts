import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's minimum for Argon2id. After a change, each password is rehashed at its next login. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
const saltLength = 16;
const tagLength = 32;

/** Hashes a password with its own salt to a PHC string. Takes about 25 ms of processor time. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  const tag = await derive('argon2id', { ...cost, message: password, nonce: salt, tagLength });
  return `${prefix}$${encode(salt)}$${encode(tag)}`;
}

/** Reads the cost from the PHC string, and throws if it is not one. */
export async function verifyPassword(password: string, phc: string): Promise<boolean> {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/-]+)\$([\w+/-]+)$/.exec(phc);
  if (!found) throw new Error('a stored password is not an argon2id PHC string');
  const [memory, passes, parallelism] = found.slice(1, 4).map(Number);
  const [salt, tag] = found.slice(4).map((part) => Buffer.from(part, 'base64'));
  if (!memory || !passes || !parallelism || !salt || !tag)
    throw new Error('a part of a stored password is missing');
  const known = { memory, passes, parallelism, nonce: salt, tagLength: tag.length };
  return timingSafeEqual(await derive('argon2id', { ...known, message: password }), tag);
}

/** For logins with an unknown e-mail, which must take as long as others. */
export const decoyHash = `${prefix}$${encode(Buffer.alloc(saltLength))}$${encode(Buffer.alloc(tagLength))}`;

export function isOutdated(phc: string): boolean {
  return !phc.startsWith(`${prefix}$`);
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
