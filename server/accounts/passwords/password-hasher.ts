import { limits } from '../../limits.ts';

import { full, type Queue, makeTaskQueue, type Waiter } from '../../task-queue.ts';
import { decoyHash, hashPassword, verifyPassword } from './passwords.ts';

export type PasswordHasher = {
  readonly hash: (password: string, waiter?: Waiter) => Promise<string | typeof full>;
  /** With null, for a missing account, it takes as long and never matches. */
  readonly verify: (password: string, phc: string | null, waiter?: Waiter) => Promise<boolean | typeof full>;
  readonly waiting: Queue['waiting'];
};

/** Hashes two passwords at a time: a burst of logins would otherwise use all of Node's threads and slow pages down. */
export function makePasswordHasher(): PasswordHasher {
  const queue = makeTaskQueue(limits.hashing);
  return {
    hash: (password, waiter) => queue.run(() => hashPassword(password), waiter),
    verify: (password, phc, waiter) =>
      queue.run(async () => (await verifyPassword(password, phc ?? decoyHash)) && phc !== null, waiter),
    waiting: queue.waiting,
  };
}
