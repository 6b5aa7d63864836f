import type { Failure } from './failure.ts';

/** Counts a call, and says why it may not be made: one that cannot be counted is not. */
export async function reserve(reserveCall: () => Promise<boolean>): Promise<Failure | null> {
  const allowed = await reserveCall().catch(() => null);
  if (allowed === null) return 'uncounted';
  return allowed ? null : 'over-budget';
}
