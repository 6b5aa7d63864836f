/** Sizes that pages and server share, in characters unless stated in bytes. */
export const sharedLimits = {
  body: { bytes: 64 * 1024, depth: 20 },
  name: 100,
  email: 254,
  password: 256,
  token: 100,
  ask: { name: 200, language: 200, level: 100, problem: 4000, number: 30, turns: 4, recentReplies: 500 },
  /** Entries of a list of a meaning, and characters of a name in it. */
  meaning: { list: 40, parts: 8, short: 200, goal: 80, minutes: 960, topics: 2000 },
  history: 200,
  /** The address of a link. */
  linkAddress: 2000,
  /** The name of a time zone. */
  zone: 60,
  /** What is typed into the search. */
  search: 200,
  /**
   * `sent` and `received` limit one exchange. A single event may exceed the characters, and `bytes` fits the largest.
   */
  journal: {
    sent: { events: 200, characters: 128_000 },
    received: { events: 500, characters: 1_000_000 },
    bytes: 2 * 1024 * 1024,
  },
  age: { min: 9, max: 130 },
  days: { min: 1, max: 3650 },
} as const;
