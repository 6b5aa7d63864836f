import type { JournalEvent } from '#journal/event/event.ts';
import { isEvent } from '#journal/event/parse-events.ts';

import { browserItems } from '../browser/browser-storage.ts';
import { connect, disconnect } from './connection.ts';
import { addEvents, type Store } from './store.ts';

/** Why the disk did not take something: it is full, or cannot be reached. */
export type Refusal = 'full' | 'forbidden';
type Group = readonly JournalEvent[];

/** Names what is put by while the disk is asked: a page that is left at once takes the question along, and not this. */
const putBy = 'unwritten-';
/** More than a learner does in one act is an import, whose file is still there. */
const mostPutBy = 50;

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
  const name = `${putBy}${group[0]?.id}`;
  groups.set(group, null);
  if (group.length <= mostPutBy) browserItems.keep(name, JSON.stringify(group));
  let refusal = await attempt(group, store);
  // The browser may have ended the connection meanwhile.
  if (refusal === 'forbidden' && store) {
    disconnect();
    refusal = await attempt(group, await connect());
  }
  if (refusal !== null) groups.set(group, refusal);
  else {
    groups.delete(group);
    browserItems.drop(name);
  }
  return refusal === null;
}

/** Writes what a page that was left had still put by. */
export async function writePutBy(store: Store): Promise<void> {
  for (const name of browserItems.list(putBy)) {
    const group = readGroup(browserItems.read(name));
    if (group) await write(group, store);
  }
}

/** Null where it is none that this version of the page knows. */
function readGroup(text: string | null): Group | null {
  try {
    const group: unknown = JSON.parse(text ?? '');
    return Array.isArray(group) && group.every(isEvent) ? group : null;
  } catch {
    return null;
  }
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
