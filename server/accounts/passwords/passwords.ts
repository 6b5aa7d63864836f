import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** Argon2id at OWASP's least: 19 MiB, two passes, one lane. A change here rehashes each password at its next login. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
const saltLength = 16;
const tagLength = 32;

/** Hashes a password with a salt of its own, to a PHC string that says how. Takes about 25 ms of a processor. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  const tag = await derive('argon2id', { ...cost, message: normalize(password), nonce: salt, tagLength });
  return `${prefix}$${encode(salt)}$${encode(tag)}`;
}

/** Whether the password is the one that was hashed. Reads the cost from the PHC string; throws where it is none. */
export async function verifyPassword(password: string, phc: string): Promise<boolean> {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/-]+)\$([\w+/-]+)$/.exec(phc);
  if (!found) throw new Error('a stored password is not a PHC string of argon2id');
  const [memory, passes, parallelism] = found.slice(1, 4).map(Number);
  const [salt, tag] = found.slice(4).map((part) => Buffer.from(part, 'base64'));
  if (!memory || !passes || !parallelism || !salt || !tag)
    throw new Error('a stored password has a part missing');
  const known = { memory, passes, parallelism, nonce: salt, tagLength: tag.length };
  return timingSafeEqual(await derive('argon2id', { ...known, message: normalize(password) }), tag);
}

/** The hash of no password: whoever logs in with an unknown e-mail is compared with it, which takes as long. */
export const decoyHash = `${prefix}$${encode(Buffer.alloc(saltLength))}$${encode(Buffer.alloc(tagLength))}`;

/** Whether a password was hashed at another cost than the one used now. */
export function isOutdated(phc: string): boolean {
  return !phc.startsWith(`${prefix}$`);
}

/** The same password typed on two keyboards may differ in how its accents are put together. */
function normalize(password: string): string {
  return password.normalize('NFKC');
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
