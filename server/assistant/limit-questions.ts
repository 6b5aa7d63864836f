import { setTimeout as wait } from 'node:timers/promises';

import { limits } from '../limits.ts';

import { nameSubscriber } from '../http/client-address.ts';
import { makeLocalCounter } from '../http/local-counter.ts';
import type { Middleware } from '../http/env.ts';
import { countAttemptOf } from '../http/limit.ts';
import { refuseWithRetry } from '../http/problem.ts';
import type { Services } from '../services.ts';

const rate = 'askByAddress';
type Counting = Pick<Services, 'config' | 'database' | 'log'>;

/**
 * Answers 429 to an address that asks more often than it may. Answering needs no database: while none counts, this
 * process counts alone.
 */
export function limitQuestions(counting: Counting): Middleware {
  const countHere = makeLocalCounter();
  let awayUntil = 0;
  return async (call, next) => {
    const whom = nameSubscriber(call.get('address'));
    let left = null;
    if (Date.now() >= awayUntil) {
      left = await countInTime(counting, whom);
      if (left === null) awayUntil = Date.now() + limits.database.connect;
    }
    left ??= countHere(limits.rates[rate], whom);
    return left > 0 ? refuseWithRetry(call, 429, left) : next();
  };
}

/** The milliseconds to wait, or null where the database does not say so soon enough. */
async function countInTime(counting: Counting, whom: string): Promise<number | null> {
  const late = new AbortController();
  try {
    return await Promise.race([
      countAttemptOf(counting, rate, whom).catch((error: unknown) => {
        counting.log.warn({ err: error }, 'questions are counted in this process alone');
        return null;
      }),
      wait(limits.database.ready, null, { signal: late.signal }),
    ]);
  } finally {
    late.abort();
  }
}
