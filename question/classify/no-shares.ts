import type { Intent } from '../meaning/meaning.ts';

export function noShares(): Record<Intent, number> {
  return {
    plan: 0,
    change: 0,
    followup: 0,
    concept: 0,
    error: 0,
    compare: 0,
    career: 0,
    next: 0,
    chat: 0,
    crisis: 0,
    danger: 0,
    discouraged: 0,
    cheat: 0,
    harm: 0,
    uncovered: 0,
    offtopic: 0,
    meta: 0,
    nonsense: 0,
  };
}
