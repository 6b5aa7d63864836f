import type { Level, PlanTopic } from '../types/plan-topic.ts';
import { findAgeBand } from './allowance.ts';

type Learner = { readonly age: number; readonly level: Level };

/** Of a share of a topic. A step of a goal takes everyone the time that it takes: it says what to do. */
export function effectiveMinutes(topic: PlanTopic, { age, level }: Learner, share = 1): number {
  if (topic.step) return topic.minutes;
  const exact = topic.minutes * findAgeBand(age).timeFactor * levelFactor(topic.level - level);
  return Math.max(5, Math.round((exact * share) / 5) * 5);
}

/** Below the level a topic is a refresher, above it there is more to look up. Our own estimates. */
function levelFactor(levelsAbove: number): number {
  if (levelsAbove < 0) return 0.6;
  return levelsAbove === 0 ? 1 : 1.25;
}

/** Parts of at most `max`, as equal as multiples of five allow, the longest first. */
export function cutMinutes(minutes: number, max: number): number[] {
  const count = Math.ceil(minutes / max);
  const even = Math.ceil(minutes / count);
  const round = Math.ceil(even / 5) * 5;
  return round <= max ? cutBy(minutes, round) : cutEvenly(minutes, count);
}

export function cutEvenly(minutes: number, count: number): number[] {
  const size = Math.floor(minutes / count);
  return Array.from({ length: count }, (_, part) => size + (part < minutes % count ? 1 : 0));
}

function cutBy(minutes: number, size: number): number[] {
  return Array.from({ length: Math.ceil(minutes / size) }, (_, part) =>
    Math.min(size, minutes - part * size),
  );
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
