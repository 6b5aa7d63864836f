import type { EventBody, JournalEvent } from '#journal/event/event.ts';
import { makeStamp, type Stamp, makeId } from '#journal/event/stamp.ts';

import { browserItems } from '../browser/browser-storage.ts';
import { readJournal } from './state.ts';
import { addToRecord, openRecord } from './sync.ts';

/** `isStored` resolves when the disk has answered. */
export type Recorded = { readonly events: readonly JournalEvent[]; readonly isStored: Promise<boolean> };

/** Records one act, as a whole or not at all. Resolves when it is shown. */
export async function recordEvents(bodies: readonly EventBody[]): Promise<Recorded> {
  const database = await openRecord();
  const events: JournalEvent[] = [];
  for (const body of bodies) {
    const last = events.at(-1) ?? readJournal().events.at(-1);
    events.push({ ...stamp(last?.id), ...body });
  }
  return { events, isStored: addToRecord(events, database) };
}

function stamp(last: string | undefined): Stamp {
  const now = Date.now();
  const id = makeId(now, crypto.getRandomValues(new Uint8Array(10)), last);
  return makeStamp(id, { device: readDevice(), now, offset: -new Date(now).getTimezoneOffset() });
}

function readDevice(): string {
  const known = browserItems.read('device');
  if (known) return known;
  const device = crypto.randomUUID();
  browserItems.write('device', device);
  return device;
}
