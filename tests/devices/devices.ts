import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';

import { exchangeAll } from '#app/record/exchange.ts';
import { addEvents, openRecordDatabase, readEvents } from '#app/record/database.ts';
import type { EventBody, JournalEvent } from '#journal/event/event.ts';
import { makeStamp, makeId } from '#journal/event/stamp.ts';

type Init = Omit<RequestInit, 'body'> & { readonly body: string };
export type Fetch = (path: string, init: Init) => Promise<Response>;
export type Device = Awaited<ReturnType<typeof openDevice>>;

/** Turns this process into a browser with a logged-in learner, in which the record's own code runs. */
export function actAsBrowser(fetchPath: Fetch, token: string): void {
  const items = new Map([['token', token]]);
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  Object.assign(globalThis, { localStorage, fetch: fetchPath });
}

/** A device with an empty database. */
export async function openDevice(name: string) {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  const store = await openRecordDatabase(() => {});
  const made: string[] = [];
  return {
    store,
    /** The ids of events made here, in order. */
    made,
    /** Adds an event, as a click does. */
    async addEvent(body: EventBody): Promise<JournalEvent> {
      const now = Date.now();
      const id = makeId(now, crypto.getRandomValues(new Uint8Array(10)), made.at(-1));
      const event: JournalEvent = { ...makeStamp(id, { device: name, now, offset: 60 }), ...body };
      await addEvents(store, [event]);
      made.push(id);
      return event;
    },
    /** Adds an event from elsewhere, as an import does. */
    importEvent: (event: JournalEvent) => addEvents(store, [event]),
    /** True when something changed on this device. */
    exchange: async () => (await exchangeAll(store)).received,
    read: () => readEvents(store),
    readIds: (table: 'unsent' | 'refused') => store.getAllKeys(table),
  };
}
