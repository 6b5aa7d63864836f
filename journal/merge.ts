import { isRecord } from './event/guards.ts';
import type { JournalEvent } from './event/event.ts';
import { compareIds } from './event/stamp.ts';

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

/** The events that no undo takes back. An undo counts unless it is undone itself, or names a later or unknown event. */
export function findInForce(events: readonly JournalEvent[]): JournalEvent[] {
  const takenBack = new Set<string>();
  const inForce = events.toReversed().filter((event) => {
    if (takenBack.has(event.id)) return false;
    if (event.kind === 'undo') takenBack.add(event.event);
    return true;
  });
  return inForce.reverse();
}

export function writeCanonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (isRecord(part) ? sortNames(part) : part));
}

function sortNames(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
}
