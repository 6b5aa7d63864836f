import { limits } from '../../limits.ts';

import { full, type Queue, makeQueue } from '../../queue.ts';
import { decoyHash, hashPassword, verifyPassword } from './passwords.ts';

export type PasswordHasher = {
  readonly hash: (password: string) => Promise<string | typeof full>;
  /** Compares with a stored hash; null, where there is no account, takes as long and never matches. */
  readonly verify: (password: string, phc: string | null) => Promise<boolean | typeof full>;
  readonly waiting: Queue['waiting'];
};

/**
 * Hashing behind a gate: two at a time leave the other threads of the pool to files and names, so that pages stay
 * quick while passwords are hashed. `full` when too many wait.
 */
export function makePasswordHasher(): PasswordHasher {
  const gate = makeQueue(limits.hashing);
  return {
    hash: (password) => gate.run(() => hashPassword(password)),
    verify: (password, phc) =>
      gate.run(async () => (await verifyPassword(password, phc ?? decoyHash)) && phc !== null),
    waiting: gate.waiting,
  };
}
