import { writeCanonical } from './event/canonical.ts';
import type { JournalEvent } from './event/event.ts';
import { compareIds } from './event/id.ts';

/**
 * All events of both journals, each once, sorted by id. In whatever order and however often journals are merged, the
 * outcome is the same.
 */
export function mergeJournals(one: readonly JournalEvent[], other: readonly JournalEvent[]): JournalEvent[] {
  const byId = new Map<string, JournalEvent>();
  for (const event of [...one, ...other]) {
    const known = byId.get(event.id);
    byId.set(event.id, known ? chooseEvent(known, event) : event);
  }
  return [...byId.values()].sort(compareIds);
}

/**
 * Which of two events with one id stands. A sound device never makes the second; a broken or hostile one may, and then
 * every side keeps the one whose text comes first.
 */
export function chooseEvent(one: JournalEvent, other: JournalEvent): JournalEvent {
  if (one === other || JSON.stringify(one) === JSON.stringify(other)) return one;
  return writeCanonical(other) < writeCanonical(one) ? other : one;
}
