import { limits } from '../../limits.ts';

import { full, type Gate, makeGate } from '../../queue.ts';
import { decoy, hashPassword, verifyPassword } from './passwords.ts';

export type PasswordWork = {
  readonly hash: (password: string) => Promise<string | typeof full>;
  /** Compares with a stored hash; null, where there is no account, takes as long and never matches. */
  readonly verify: (password: string, phc: string | null) => Promise<boolean | typeof full>;
  readonly waiting: Gate['waiting'];
};

/**
 * Hashing behind a gate: two at a time leave the other threads of the pool to files and names, so that pages stay
 * quick while passwords are hashed. `full` when too many wait.
 */
export function makePasswordWork(): PasswordWork {
  const gate = makeGate(limits.hashing);
  return {
    hash: (password) => gate.pass(() => hashPassword(password)),
    verify: (password, phc) =>
      gate.pass(async () => (await verifyPassword(password, phc ?? decoy)) && phc !== null),
    waiting: gate.waiting,
  };
}
