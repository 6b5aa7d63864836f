import type { Level } from '../model/plan-topic.ts';

/** Triples are by level. */
export type AgeBand = {
  readonly upTo: number;
  readonly minutes: readonly [number, number, number];
  readonly maxMinutes: number;
  readonly newTopics: readonly [number, number, number];
  readonly timeFactor: number;
};

/** Our own estimates: working memory holds about three new things; from sixty on a topic takes more sessions. */
const bands: readonly [oldest: AgeBand, ...younger: AgeBand[]] = [
  { upTo: Infinity, minutes: [40, 40, 40], maxMinutes: 240, newTopics: [2, 2, 3], timeFactor: 1.2 },
  { upTo: 59, minutes: [45, 60, 75], maxMinutes: 240, newTopics: [3, 4, 5], timeFactor: 1 },
  { upTo: 17, minutes: [45, 45, 45], maxMinutes: 120, newTopics: [3, 4, 5], timeFactor: 1 },
  { upTo: 15, minutes: [35, 35, 35], maxMinutes: 120, newTopics: [2, 2, 2], timeFactor: 1.15 },
  { upTo: 12, minutes: [30, 30, 30], maxMinutes: 60, newTopics: [2, 2, 2], timeFactor: 1.3 },
  { upTo: 10, minutes: [25, 25, 25], maxMinutes: 50, newTopics: [1, 1, 1], timeFactor: 1.5 },
];

const childrenUpTo = 12;

export function isChild(age: number): boolean {
  return Math.floor(age) <= childrenUpTo;
}

export function findAgeBand(age: number): AgeBand {
  return bands.findLast(({ upTo }) => Math.floor(age) <= upTo) ?? bands[0];
}

export function byLevel<T>([beginner, intermediate, advanced]: readonly [T, T, T], level: Level): T {
  if (level === 1) return beginner;
  return level === 2 ? intermediate : advanced;
}
