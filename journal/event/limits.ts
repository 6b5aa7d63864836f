/** In characters unless stated. A larger event is refused, never cut. */
export const journalLimits = {
  slug: 100,
  note: 10_000,
  link: { url: 2000, title: 200 },
  setting: 1000,
  /** `days` as JSON text; `depth` of its nesting; `about`: topics of one piece of work. */
  plan: { title: 200, days: 200_000, depth: 12, about: 20 },
  eventsATechnology: 10_000,
  events: 50_000,
  /** All events, or an exported journal, as JSON text. */
  characters: 16_000_000,
  text: 16_100_000,
  /** Milliseconds since 1970: the year 2200. */
  latest: Date.UTC(2200, 0),
} as const;
