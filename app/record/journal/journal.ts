import { useSyncExternalStore } from 'react';

import { type EventBody, type JournalEvent, makeStamp } from '#journal/event.ts';
import { makeId } from '#journal/id.ts';
import type { JournalState, TopicState } from '#journal/state.ts';

import { readDevice } from './device.ts';
import { keep, openJournal } from './keep.ts';
import { type Journal, noJournal, onShown, readJournal } from './shown.ts';

/** What this learner did, as it is now; in step with other tabs, and with other devices where there is an account. */
export function useJournal(): Journal {
  return useSyncExternalStore(subscribe, readJournal, () => noJournal);
}

/** One value of it: what shows it is rendered again only when that value is another. */
export function useRecord<T>(select: (state: JournalState) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => select(readJournal().state),
    () => select(noJournal.state),
  );
}

/** One topic of it, by its key as in "python/lists"; undefined while nothing was done about it. */
export function useTopic(key: string): TopicState | undefined {
  return useRecord(({ topics }) => topics.get(key));
}

/** Notes something the learner did. It is shown at once, and is safe on this device when this resolves. */
export async function tell(body: EventBody): Promise<JournalEvent> {
  const store = await openJournal();
  const last = readJournal().events.at(-1)?.id;
  const now = Date.now();
  const id = makeId(now, crypto.getRandomValues(new Uint8Array(10)), last);
  const offset = -new Date(now).getTimezoneOffset();
  const event: JournalEvent = { ...makeStamp(id, { device: readDevice(), now, offset }), ...body };
  await keep([event], store);
  return event;
}

function subscribe(listener: () => void): () => void {
  void openJournal();
  return onShown(listener);
}
