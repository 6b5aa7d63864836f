import { bandOf } from './age.ts';
import type { Level, PlanTopic } from '../model/topic.ts';

/** Minutes that a topic takes this learner, a multiple of five: longer for the young and the old, and above their level. */
export function effectiveMinutes(topic: PlanTopic, age: number, level: Level): number {
  const exact = topic.minutes * bandOf(age).slowness * strangeness(topic.level - level);
  return Math.max(5, Math.round(exact / 5) * 5);
}

/**
 * Cuts a topic's minutes into parts of at most `room`, as equal as multiples of five allow.
 * The first part is the longest.
 */
export function cutMinutes(minutes: number, room: number): number[] {
  const count = Math.ceil(minutes / room);
  const even = Math.ceil(minutes / count);
  const round = Math.ceil(even / 5) * 5;
  return round <= room && round * (count - 1) < minutes ? deal(minutes, round) : spread(minutes, count);
}

function strangeness(levelsAbove: number): number {
  if (levelsAbove < 0) return 0.6;
  return levelsAbove === 0 ? 1 : 1.25;
}

function deal(minutes: number, size: number): number[] {
  return Array.from({ length: Math.ceil(minutes / size) }, (_, part) =>
    Math.min(size, minutes - part * size),
  );
}

/** As equal parts as whole minutes allow. */
export function spread(minutes: number, count: number): number[] {
  const size = Math.floor(minutes / count);
  return Array.from({ length: count }, (_, part) => size + (part < minutes % count ? 1 : 0));
}
