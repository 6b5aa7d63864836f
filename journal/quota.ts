import type { JournalEvent } from './event/event.ts';
import { journalLimits } from './event/limits.ts';

export type Counts = {
  readonly total: number;
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
  return { total: events.length, characters, byTechnology };
}

export function findExcess({ total, characters, byTechnology }: Counts): string | null {
  const { events: maxEvents, eventsATechnology, characters: maxCharacters } = journalLimits;
  if (total > maxEvents) return `A journal holds at most ${maxEvents} events, not ${total}.`;
  if (characters > maxCharacters)
    return `A journal holds at most ${maxCharacters} characters, not ${characters}.`;
  const full = [...byTechnology].find(([, count]) => count > eventsATechnology);
  return full ? `A journal holds at most ${eventsATechnology} events of ${full[0]}, not ${full[1]}.` : null;
}
