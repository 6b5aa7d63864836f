import type { Level, PlanTopic } from '../model/plan-topic.ts';
import { findAgeBand } from './age-band.ts';

export function effectiveMinutes(topic: PlanTopic, age: number, level: Level): number {
  const exact = topic.minutes * findAgeBand(age).timeFactor * levelFactor(topic.level - level);
  return Math.max(5, Math.round(exact / 5) * 5);
}

/** Below the level a topic is a refresher, above it there is more to look up. Our own estimates. */
function levelFactor(levelsAbove: number): number {
  if (levelsAbove < 0) return 0.6;
  return levelsAbove === 0 ? 1 : 1.25;
}
