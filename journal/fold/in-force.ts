import type { JournalEvent } from '../event/event.ts';

/**
 * The events that are not taken back, of a journal sorted by id. An undo takes back an earlier event unless it is taken
 * back itself; one that names a later event, or one that is not there, does nothing.
 */
export function findInForce(events: readonly JournalEvent[]): JournalEvent[] {
  const takenBack = new Set<string>();
  const inForce = events.toReversed().filter((event) => {
    if (takenBack.has(event.id)) return false;
    if (event.kind === 'undo' && event.event < event.id) takenBack.add(event.event);
    return true;
  });
  return inForce.reverse();
}
