import type { JournalEvent } from './event/event.ts';
import { journalLimits } from './event/limits.ts';

/** How many events there are in all and by technology, and how long they are as JSON text. */
export type Counts = {
  readonly whole: number;
  readonly characters: number;
  readonly byTechnology: ReadonlyMap<string, number>;
};

export function countEvents(events: readonly JournalEvent[]): Counts {
  const byTechnology = new Map<string, number>();
  for (const event of events) {
    if (!('technology' in event)) continue;
    byTechnology.set(event.technology, (byTechnology.get(event.technology) ?? 0) + 1);
  }
  const characters = events.reduce((sum, event) => sum + JSON.stringify(event).length, 0);
  return { whole: events.length, characters, byTechnology };
}

/** A sentence that says where a journal of these counts is too large; null where it has room. */
export function findExcess({ whole, characters, byTechnology }: Counts): string | null {
  const { events, eventsATechnology, characters: most } = journalLimits;
  if (whole > events) return `A journal holds at most ${events} events, not ${whole}.`;
  if (characters > most) return `A journal holds at most ${most} characters, not ${characters}.`;
  const full = [...byTechnology].find(([, count]) => count > eventsATechnology);
  return full ? `A journal holds at most ${eventsATechnology} events of ${full[0]}, not ${full[1]}.` : null;
}
