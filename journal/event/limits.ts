/** Every size of the room: characters where nothing else is said. A larger event is refused, never cut. */
export const journalLimits = {
  slug: 100,
  note: 10_000,
  link: { url: 2000, title: 200 },
  setting: 1000,
  /** `days`: what a plan lays out, as JSON text; `depth` of what is nested in it; topics that a piece of work is `about`. */
  plan: { title: 200, days: 200_000, depth: 12, about: 20 },
  /** In events. */
  eventsATechnology: 10_000,
  events: 50_000,
  /** Of all events as JSON text, and of an exported journal. */
  characters: 16_000_000,
  text: 16_100_000,
  /** Milliseconds since 1970 that an id may say: up to the year 2200. */
  latest: Date.UTC(2200, 0),
} as const;
