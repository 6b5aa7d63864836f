import type { JournalEvent } from '#journal/event/event.ts';
import { isEvent } from '#journal/event/parse-events.ts';

import type { RecordDatabase, Stamped } from './database.ts';
import type { Position } from './store-received.ts';

/** The limits of one call; a single event may be longer. */
export type BatchLimit = { readonly events: number; readonly characters: number };
export type Batch = {
  readonly events: readonly JournalEvent[];
  /** Not known to this version of the page. */
  readonly unknown: readonly Stamped[];
  readonly more: boolean;
};

export async function readUnsent(database: RecordDatabase, limit: BatchLimit): Promise<Batch> {
  const look = database.transaction(['events', 'unsent']);
  const ids = await look.objectStore('unsent').getAllKeys(null, limit.events + 1);
  const stored = await Promise.all(ids.map((id) => look.objectStore('events').get(id)));
  return fillBatch(
    ids.map((id, at) => stored[at] ?? { id }),
    limit,
  );
}

export async function readPosition(database: RecordDatabase): Promise<Position | null> {
  const [account, cursor] = [await database.get('sync', 'account'), await database.get('sync', 'cursor')];
  return typeof account === 'string' && typeof cursor === 'number' ? { account, cursor } : null;
}

function fillBatch(unsent: readonly Stamped[], limit: BatchLimit): Batch {
  const events: JournalEvent[] = [];
  const unknown: Stamped[] = [];
  let characters = 0;
  for (const event of unsent) {
    if (!isEvent(event)) {
      unknown.push(event);
      continue;
    }
    characters += JSON.stringify(event).length;
    const isFull = events.length === limit.events || (events.length > 0 && characters > limit.characters);
    if (isFull) break;
    events.push(event);
  }
  return { events, unknown, more: events.length + unknown.length < unsent.length };
}
