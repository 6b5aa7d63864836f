import { limits } from '../limits.ts';

import type { Config } from '../config.ts';
import { countAttempt } from '../database/attempts.ts';
import type { Database } from '../database/schema.ts';
import { nameSubscriber } from './client-address.ts';
import type { Middleware } from './env.ts';
import { refuseWithRetry } from './problem.ts';

export type RateName = keyof typeof limits.rates;
export type Counting = { readonly config: Pick<Config, 'rateLimit'>; readonly database: Database };

/** Answers 429 to an address that calls too often. */
export function limitByAddress(counting: Counting, rate: RateName): Middleware {
  return async (call, next) => {
    const wait = await countAttemptOf(counting, rate, nameSubscriber(call.get('address')));
    if (wait > 0) return refuseWithRetry(call, 429, wait);
    return next();
  };
}

/** Returns 0, or the milliseconds to wait. RATE_LIMIT=off counts nothing. */
export async function countAttemptOf(
  { config, database }: Counting,
  rate: RateName,
  subject: string,
): Promise<number> {
  return config.rateLimit ? countAttempt(database, limits.rates[rate], [rate, subject]) : 0;
}
