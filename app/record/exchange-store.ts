import { writeCanonical } from '#journal/event/canonical.ts';
import { chooseEvent } from '#journal/merge.ts';
import { isEvent } from '#journal/event/parse-events.ts';

import { type Batch, fillBatch, type Most } from './batch.ts';
import type { Stamped, Store } from './store.ts';

/** Whose journal this browser holds, and up to where it has read it. */
export type Position = { readonly account: string; readonly cursor: number };

/** The oldest events that are still to be sent, as many as one call takes. */
export async function readUnsent(store: Store, most: Most): Promise<Batch> {
  const look = store.transaction(['events', 'unsent']);
  const ids = await look.objectStore('unsent').getAllKeys(null, most.events + 1);
  const kept = await Promise.all(ids.map((id) => look.objectStore('events').get(id)));
  return fillBatch(
    ids.map((id, at) => kept[at] ?? { id }),
    most,
  );
}

export type Received = {
  /** Where this browser was when it asked. */
  readonly asked: Position | null;
  readonly position: Position;
  readonly events: readonly Stamped[];
  readonly sent: readonly Stamped[];
};

/**
 * Keeps what an exchange brought and how far it came, all of it or nothing. Nothing is kept, and false given, where
 * another tab has meanwhile changed whose journal this is.
 */
export async function keepReceived(
  store: Store,
  { asked, position, events, sent }: Received,
): Promise<boolean> {
  const change = store.transaction(['events', 'unsent', 'sync'], 'readwrite', { durability: 'strict' });
  const [journal, unsent, sync] = [
    change.objectStore('events'),
    change.objectStore('unsent'),
    change.objectStore('sync'),
  ];
  const isSame = (await sync.get('account')) === asked?.account;
  if (!isSame) return false;
  for (const event of events) {
    const chosen = choose(await journal.get(event.id), event);
    if (chosen === event) void journal.put(event);
  }
  // An answer confirms events and not ids: another content that came under the id meanwhile is yet to be sent.
  const confirmed = new Set([...sent, ...events].map(writeCanonical));
  for (const { id } of [...sent, ...events]) {
    if (confirmed.has(writeCanonical(await journal.get(id)))) void unsent.delete(id);
    else void unsent.put(id, id);
  }
  // Where another tab has read on meanwhile, its position stays: what lies between is read again.
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

/** Keeps events here without sending them, with the reason. What was written under their ids meanwhile is still sent. */
export async function setAside(store: Store, events: readonly Stamped[], reason: string): Promise<void> {
  const change = store.transaction(['events', 'unsent', 'refused'], 'readwrite');
  for (const event of events) {
    const kept = (await change.objectStore('events').get(event.id)) ?? event;
    if (writeCanonical(kept) !== writeCanonical(event)) continue;
    void change.objectStore('unsent').delete(event.id);
    void change.objectStore('refused').put(reason, event.id);
  }
  await change.done;
}

/** Null while nothing was exchanged yet. */
export async function readPosition(store: Store): Promise<Position | null> {
  const [account, cursor] = [await store.get('sync', 'account'), await store.get('sync', 'cursor')];
  return typeof account === 'string' && typeof cursor === 'number' ? { account, cursor } : null;
}
