import type { Rate } from '../limits.ts';

/** How many keys are counted at most; the oldest is forgotten first. */
const maxKeys = 10_000;

/**
 * Counts attempts in this process alone, by the same rules as the database does: returns 0 while the rate allows one
 * more, and else the milliseconds until it does again.
 */
export function makeLocalCounter(): (rate: Rate, key: string) => number {
  const windows = new Map<string, { count: number; readonly endsAt: number }>();
  return (rate, key) => {
    const now = Date.now();
    const known = windows.get(key);
    const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + rate.within };
    window.count += 1;
    windows.delete(key);
    windows.set(key, window);
    const [oldest] = windows.keys();
    if (windows.size > maxKeys && oldest !== undefined) windows.delete(oldest);
    return window.count <= rate.times ? 0 : Math.max(1, window.endsAt - now);
  };
}
