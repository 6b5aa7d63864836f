import { isRecord } from '#journal/event/canonical.ts';
import type { JournalEvent } from '#journal/event/event.ts';
import { isId } from '#journal/event/id.ts';
import { isEvent } from '#journal/event/parse-events.ts';

import type { RecordDatabase, Stamped } from './database.ts';

/** Omits events of newer versions. */
export async function readEvents(database: RecordDatabase): Promise<JournalEvent[]> {
  const stored: unknown[] = await database.getAll('events');
  return stored.filter(isEvent);
}

/** All events, or none, are on the disk when this resolves. */
export async function addEvents(database: RecordDatabase, events: readonly JournalEvent[]): Promise<void> {
  const change = database.transaction(['events', 'unsent', 'refused'], 'readwrite', { durability: 'strict' });
  const requests = events.flatMap((event) => [
    change.objectStore('events').put(event),
    change.objectStore('unsent').put(event.id, event.id),
    change.objectStore('refused').delete(event.id),
  ]);
  // Without this, a page that is left now loses what it shows.
  change.commit();
  const [end] = await Promise.allSettled([change.done, ...requests]);
  if (end.status === 'rejected') throw end.reason;
}

export function isStamped(value: unknown): value is Stamped {
  return isRecord(value) && isId(value['id']);
}

/** Not confirmed by the account's server. */
export function countUnsent(database: RecordDatabase): Promise<number> {
  return database.count('unsent');
}

/** Forgets the account and its events. Unsent and refused events stay, to be sent after the next login. */
export async function forgetSent(database: RecordDatabase): Promise<void> {
  const change = database.transaction(['events', 'unsent', 'refused', 'sync'], 'readwrite');
  const [events, unsent] = [change.objectStore('events'), change.objectStore('unsent')];
  for (const id of await change.objectStore('refused').getAllKeys()) void unsent.put(id, id);
  if ((await change.objectStore('sync').get('account')) !== undefined) {
    const staying = new Set(await unsent.getAllKeys());
    for (const id of await events.getAllKeys()) if (!staying.has(id)) void events.delete(id);
  }
  for (const name of ['refused', 'sync'] as const) void change.objectStore(name).clear();
  await change.done;
}

/** Marks every event as unsent, and reads the account from the start. */
export async function resendAll(database: RecordDatabase): Promise<void> {
  const change = database.transaction(['events', 'unsent', 'refused', 'sync'], 'readwrite');
  for (const id of await change.objectStore('events').getAllKeys())
    void change.objectStore('unsent').put(id, id);
  for (const name of ['refused', 'sync'] as const) void change.objectStore(name).clear();
  await change.done;
}
