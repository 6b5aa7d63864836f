import { setTimeout as wait } from 'node:timers/promises';

import { limits } from '#server/limits.ts';

import { nameSubscriber } from '../http/client-address.ts';
import { makeCountHere } from '../http/count-here.ts';
import type { Middleware } from '../http/env.ts';
import { countFor } from '../http/limit.ts';
import { refuseForNow } from '../http/problem.ts';
import type { Parts } from '../services.ts';

const rate = 'askByAddress';
type Counting = Pick<Parts, 'config' | 'database' | 'log'>;

/**
 * Answers 429 to an address that asks more often than it may. Answering needs no database: while none counts, this
 * process counts alone.
 */
export function limitAsk(counting: Counting): Middleware {
  const countHere = makeCountHere();
  let awayUntil = 0;
  return async (call, next) => {
    const whom = nameSubscriber(call.get('address'));
    let left = null;
    if (Date.now() >= awayUntil) {
      left = await countInTime(counting, whom);
      if (left === null) awayUntil = Date.now() + limits.database.connect;
    }
    left ??= countHere(limits.rates[rate], whom);
    return left > 0 ? refuseForNow(call, 429, left) : next();
  };
}

/** The milliseconds to wait, or null where the database does not say so soon enough. */
async function countInTime(counting: Counting, whom: string): Promise<number | null> {
  const late = new AbortController();
  try {
    return await Promise.race([
      countFor(counting, rate, whom).catch((error: unknown) => {
        counting.log.warn({ err: error }, 'questions are counted in this process alone');
        return null;
      }),
      wait(limits.database.ready, null, { signal: late.signal }),
    ]);
  } finally {
    late.abort();
  }
}
