import { limits } from '#server/limits.ts';

import type { Config } from '../config.ts';
import { countAttempt } from '../database/attempts.ts';
import type { Database } from '../database/schema.ts';
import { nameSubscriber } from './client-address.ts';
import type { Middleware } from './env.ts';
import { refuseWithRetry } from './problem.ts';

export type RateName = keyof typeof limits.rates;
export type Counting = { readonly config: Pick<Config, 'rateLimit'>; readonly database: Database };

/** Answers 429 to an address that tries more often than the rate allows. */
export function limitByAddress(counting: Counting, rate: RateName): Middleware {
  return async (call, next) => {
    const wait = await countAttemptOf(counting, rate, nameSubscriber(call.get('address')));
    if (wait > 0) return refuseWithRetry(call, 429, wait);
    return next();
  };
}

/** Counts an attempt of someone; returns 0, or the milliseconds to wait. Nothing is counted with RATE_LIMIT=off. */
export async function countAttemptOf(
  { config, database }: Counting,
  rate: RateName,
  whom: string,
): Promise<number> {
  return config.rateLimit ? countAttempt(database, limits.rates[rate], [rate, whom]) : 0;
}
