import { writeCanonical } from './event/canonical.ts';
import type { JournalEvent } from './event/event.ts';
import { compareIds } from './event/id.ts';

/** Sorted by id. The order and number of merges do not change the result. */
export function mergeJournals(one: readonly JournalEvent[], other: readonly JournalEvent[]): JournalEvent[] {
  const byId = new Map<string, JournalEvent>();
  for (const event of [...one, ...other]) {
    const known = byId.get(event.id);
    byId.set(event.id, known ? chooseEvent(known, event) : event);
  }
  return [...byId.values()].sort(compareIds);
}

/** Only a broken or hostile device makes two events with one id; every side chooses the one whose text sorts first. */
export function chooseEvent(one: JournalEvent, other: JournalEvent): JournalEvent {
  if (one === other || JSON.stringify(one) === JSON.stringify(other)) return one;
  return writeCanonical(other) < writeCanonical(one) ? other : one;
}
