import type { Goal } from '../../goal-schema.ts';

/** From this share of common words on, two steps are the same step. */
const alike = 0.6;

/** No two goals share more than half of the steps of the shorter one. */
export function findAlikeGoals(goals: readonly Goal[]): string[] {
  const all = goals.map(({ id, steps }) => ({
    id,
    steps: steps.map(({ does }) => listWords(does.join(' '))),
  }));
  return all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter(
        (other) => countShared(one.steps, other.steps) * 2 > Math.min(one.steps.length, other.steps.length),
      )
      .map((other) => `goals ${one.id}: shares more than half of its steps with ${other.id}`),
  );
}

function countShared(steps: readonly Set<string>[], others: readonly Set<string>[]): number {
  return steps.filter((step) => others.some((other) => overlap(step, other) >= alike)).length;
}

function listWords(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}

function overlap(one: Set<string>, other: Set<string>): number {
  const shared = one.intersection(other).size;
  return shared === 0 ? 0 : shared / (one.size + other.size - shared);
}
