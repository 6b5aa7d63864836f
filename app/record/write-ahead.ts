import { isEvent } from '#journal/event/parse-events.ts';

import { browserItems } from '../browser/browser-storage.ts';
import { addEvents, connect, disconnect, type RecordDatabase } from './database.ts';
import { type Group, recordStore, type Refusal, take } from './state.ts';

/** A page that is left may lose its transaction, but not local storage: events wait there for the disk. */
const copies = 'unwritten-';
/** A larger group is an import. */
const maxCopied = 50;

/** True once all events are on the disk. What the disk refuses waits in memory. */
export async function write(group: Group, database: RecordDatabase | null): Promise<boolean> {
  const name = `${copies}${group[0]?.id}`;
  take({ kind: 'storing', group });
  if (group.length <= maxCopied) browserItems.write(name, JSON.stringify(group));
  let reason = await attempt(group, database);
  if (reason === 'blocked' && database) {
    disconnect();
    reason = await attempt(group, await connect());
  }
  if (reason !== null) {
    take({ kind: 'refused', group, reason });
    return false;
  }
  take({ kind: 'stored', group });
  browserItems.remove(name);
  return true;
}

export async function writeCopies(database: RecordDatabase): Promise<void> {
  for (const name of browserItems.list(copies)) {
    const group = parseGroup(browserItems.read(name));
    if (group) await write(group, database);
  }
}

/** Each group on its own, so that one that does not fit holds up no other. */
export async function writeRefused(database: RecordDatabase): Promise<void> {
  const refused = [...recordStore.get().unstored].filter(([, reason]) => reason !== null);
  for (const [group] of refused) await write(group, database);
}

/** Null when this version does not know it. */
function parseGroup(text: string | null): Group | null {
  try {
    const group: unknown = JSON.parse(text ?? '');
    return Array.isArray(group) && group.every(isEvent) ? group : null;
  } catch {
    return null;
  }
}

async function attempt(group: Group, database: RecordDatabase | null): Promise<Refusal | null> {
  if (!database) return 'blocked';
  try {
    await addEvents(database, group);
    return null;
  } catch (error) {
    console.warn('The disk did not store events:', error);
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
  }
}
