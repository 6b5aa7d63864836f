import type { JournalEvent } from '../event/event.ts';

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
