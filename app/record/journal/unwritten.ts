import type { JournalEvent } from '#journal/event.ts';

import { connect, disconnect } from './connection.ts';
import { addEvents, type Store } from './store.ts';

/** Why the disk did not take something: it is full, or cannot be reached. */
export type Refusal = 'full' | 'forbidden';
type Group = readonly JournalEvent[];

/** What is shown and is not on the disk yet, and what the disk said of it; what was done at once goes there at once. */
const groups = new Map<Group, Refusal | null>();

/** All events that are not on the disk yet. */
export function listUnwritten(): JournalEvent[] {
  return [...groups.keys()].flat();
}

/** What the disk said when it last refused something that is still to be written; null where there is nothing. */
export function findRefusal(): Refusal | null {
  return [...groups.values()].findLast((refusal) => refusal !== null) ?? null;
}

/** Writes events, all or none; says whether they are safe. What the disk does not take waits here. */
export async function write(group: Group, store: Store | null): Promise<boolean> {
  groups.set(group, null);
  let refusal = await attempt(group, store);
  // The browser may have ended the connection meanwhile.
  if (refusal === 'forbidden' && store) {
    disconnect();
    refusal = await attempt(group, await connect());
  }
  if (refusal === null) groups.delete(group);
  else groups.set(group, refusal);
  return refusal === null;
}

/** Tries again with what the disk refused; one that still does not fit keeps no other back. */
export async function writeAgain(store: Store): Promise<void> {
  const refused = [...groups].filter(([, refusal]) => refusal !== null);
  for (const [group] of refused) await write(group, store);
}

async function attempt(group: Group, store: Store | null): Promise<Refusal | null> {
  if (!store) return 'forbidden';
  try {
    await addEvents(store, group);
    return null;
  } catch (error) {
    console.warn('The disk did not take what was done:', error);
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'forbidden';
  }
}
