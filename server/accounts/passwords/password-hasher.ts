import { limits } from '../../limits.ts';

import { full, type Queue, makeTaskQueue } from '../../task-queue.ts';
import { decoyHash, hashPassword, verifyPassword } from './passwords.ts';

export type PasswordHasher = {
  readonly hash: (password: string) => Promise<string | typeof full>;
  /** With null, for a missing account, it takes as long and never matches. */
  readonly verify: (password: string, phc: string | null) => Promise<boolean | typeof full>;
  readonly waiting: Queue['waiting'];
};

/** Hashes two passwords at a time: a burst of logins would otherwise use all of Node's threads and slow pages down. */
export function makePasswordHasher(): PasswordHasher {
  const queue = makeTaskQueue(limits.hashing);
  return {
    hash: (password) => queue.run(() => hashPassword(password)),
    verify: (password, phc) =>
      queue.run(async () => (await verifyPassword(password, phc ?? decoyHash)) && phc !== null),
    waiting: queue.waiting,
  };
}
