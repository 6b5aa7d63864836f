/** Every size (characters, unless it says bytes) that pages and server both go by. */
export const limits = {
  body: { bytes: 64 * 1024, depth: 20 },
  name: 100,
  email: 254,
  password: 256,
  token: 100,
  ask: { name: 200, language: 200, level: 100, problem: 4000, number: 30, recentReplies: 500 },
  /** Questions that an account keeps at most, where its learner chose to keep them. */
  history: 200,
  /**
   * A journal's exchange. `sent` and `received` are events at once, and their characters as JSON text; one event may be
   * longer, and the door, with `bytes`, is wide enough for the longest. What a journal holds in all is its own to say.
   */
  journal: {
    sent: { events: 200, characters: 128_000 },
    received: { events: 500, characters: 1_000_000 },
    bytes: 2 * 1024 * 1024,
  },
  age: { min: 9, max: 130 },
  days: { min: 1, max: 3650 },
} as const;
