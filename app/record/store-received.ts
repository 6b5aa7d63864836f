import { writeCanonical, chooseEvent } from '#journal/merge.ts';
import { isEvent } from '#journal/event/parse-events.ts';

import type { RecordDatabase, Stamped } from './database.ts';

/** Whose journal this browser holds, and how far it was read. */
export type Position = { readonly account: string; readonly cursor: number };

export type Received = {
  /** The position before the call. */
  readonly asked: Position | null;
  readonly position: Position;
  readonly events: readonly Stamped[];
  readonly sent: readonly Stamped[];
};

/** All of it or nothing. False when another tab has changed the account in the meantime. */
export async function storeReceived(
  database: RecordDatabase,
  { asked, position, events, sent }: Received,
): Promise<boolean> {
  const change = database.transaction(['events', 'unsent', 'sync'], 'readwrite', { durability: 'strict' });
  const [stored, unsent, sync] = [
    change.objectStore('events'),
    change.objectStore('unsent'),
    change.objectStore('sync'),
  ];
  if ((await sync.get('account')) !== asked?.account) return false;
  for (const event of events) {
    if (choose(await stored.get(event.id), event) === event) void stored.put(event);
  }
  // An answer confirms events and not ids: other content under the same id is still unsent.
  const confirmed = new Set([...sent, ...events].map(writeCanonical));
  for (const { id } of [...sent, ...events]) {
    if (confirmed.has(writeCanonical(await stored.get(id)))) void unsent.delete(id);
    else void unsent.put(id, id);
  }
  // If another tab has read on, its position stays.
  if ((await sync.get('cursor')) === asked?.cursor) {
    void sync.put(position.account, 'account');
    void sync.put(position.cursor, 'cursor');
  }
  await change.done;
  return true;
}

function choose(known: unknown, received: Stamped): Stamped {
  return isEvent(known) && isEvent(received) && chooseEvent(known, received) === known ? known : received;
}

/** Stops sending refused events; other content under their ids is still sent. */
export async function setAside(
  database: RecordDatabase,
  events: readonly Stamped[],
  reason: string,
): Promise<void> {
  const change = database.transaction(['events', 'unsent', 'refused'], 'readwrite');
  for (const event of events) {
    const stored = (await change.objectStore('events').get(event.id)) ?? event;
    if (writeCanonical(stored) !== writeCanonical(event)) continue;
    void change.objectStore('unsent').delete(event.id);
    void change.objectStore('refused').put(reason, event.id);
  }
  await change.done;
}
