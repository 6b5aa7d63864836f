import type { Level } from '../model/topic.ts';

/** What learners of an age carry; triples are by level. */
export type AgeBand = {
  readonly upTo: number;
  /** Minutes a day where none are named. */
  readonly minutes: readonly [number, number, number];
  /** The most minutes a day that are planned, whatever is asked. */
  readonly most: number;
  /** New topics a day. */
  readonly newTopics: readonly [number, number, number];
  /** How much longer than an adult they take over a topic. */
  readonly slowness: number;
};

/**
 * Attention grows through childhood, and so do the minutes that schools ask for; working memory holds about three
 * new things; from sixty on a topic takes more sessions to the same effect.
 */
const bands: readonly AgeBand[] = [
  { upTo: 10, minutes: [25, 25, 25], most: 50, newTopics: [1, 1, 1], slowness: 1.5 },
  { upTo: 12, minutes: [30, 30, 30], most: 60, newTopics: [2, 2, 2], slowness: 1.3 },
  { upTo: 15, minutes: [35, 35, 35], most: 120, newTopics: [2, 2, 2], slowness: 1.15 },
  { upTo: 17, minutes: [45, 45, 45], most: 120, newTopics: [3, 4, 5], slowness: 1 },
  { upTo: 59, minutes: [45, 60, 75], most: 240, newTopics: [3, 4, 5], slowness: 1 },
];

const oldest: AgeBand = {
  upTo: Infinity,
  minutes: [40, 40, 40],
  most: 240,
  newTopics: [2, 2, 3],
  slowness: 1.2,
};

const childrenUpTo = 12;

/** Children practise more often, and read shorter sentences. */
export function isChild(age: number): boolean {
  return Math.floor(age) <= childrenUpTo;
}

export function bandOf(age: number): AgeBand {
  return bands.find(({ upTo }) => Math.floor(age) <= upTo) ?? oldest;
}

/** Picks from a triple by level. */
export function byLevel<T>([beginner, intermediate, advanced]: readonly [T, T, T], level: Level): T {
  if (level === 1) return beginner;
  return level === 2 ? intermediate : advanced;
}
