import { setTimeout as wait } from 'node:timers/promises';

import { limits } from '../limits.ts';

import { nameSubscriber } from '../http/identify.ts';
import { makeLocalCounter } from '../http/local-counter.ts';
import type { Middleware } from '../http/env.ts';
import { countAttemptOf } from '../database/attempts.ts';
import { refuseWithRetry } from '../http/problem.ts';
import type { Services } from '../services.ts';

const rate = 'askByAddress';
type Counting = Pick<Services, 'config' | 'database' | 'log'>;

/** Answers 429 to an address that asks too often. While the database is unavailable, this process counts alone. */
export function limitQuestions(counting: Counting): Middleware {
  const countLocally = makeLocalCounter();
  let unavailableUntil = 0;
  return async (call, next) => {
    const subscriber = nameSubscriber(call.get('address'));
    let remaining = null;
    if (Date.now() >= unavailableUntil) {
      remaining = await countInTime(counting, subscriber);
      if (remaining === null) unavailableUntil = Date.now() + limits.database.connect;
    }
    remaining ??= countLocally(limits.rates[rate], subscriber);
    return remaining > 0 ? refuseWithRetry(call, 429, remaining) : next();
  };
}

/** The milliseconds to wait, or null if the database does not answer in time. */
async function countInTime(counting: Counting, subscriber: string): Promise<number | null> {
  const late = new AbortController();
  try {
    return await Promise.race([
      countAttemptOf(counting, rate, subscriber).catch((error: unknown) => {
        counting.log.warn(
          { err: error },
          'could not count a question in the database; counting in this process',
        );
        return null;
      }),
      wait(limits.database.ready, null, { signal: late.signal }),
    ]);
  } finally {
    late.abort();
  }
}
