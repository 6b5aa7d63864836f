import type { Rate } from '../limits.ts';

const maxKeys = 10_000;

/** Counts attempts in this process, by the same rules as `countAttempt`. Forgets the oldest keys first. */
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
