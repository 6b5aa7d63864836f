import { countAttemptOf, type Counting, type RateName } from '../database/attempts.ts';
import { nameSubscriber } from './identify.ts';
import type { Middleware } from './env.ts';
import { refuseWithRetry } from './problem.ts';

export function limitByAddress(counting: Counting, rate: RateName): Middleware {
  return async (call, next) => {
    const wait = await countAttemptOf(counting, rate, nameSubscriber(call.get('address')));
    if (wait > 0) return refuseWithRetry(call, 429, wait);
    return next();
  };
}
