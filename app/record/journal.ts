import { useSyncExternalStore } from 'react';

import { type EventBody, type JournalEvent, makeStamp, type Stamp } from '#journal/event/event.ts';
import { makeId } from '#journal/event/id.ts';
import type { JournalState, TopicState } from '#journal/fold/state.ts';

import { readDevice } from './device.ts';
import { keep, openJournal } from './sync.ts';
import { type Journal, noJournal, onShown, readJournal } from './state.ts';

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

/** One topic of it, by its key as in "python/lists"; undefined while nothing was done about it, and for no key. */
export function useTopic(key: string | null): TopicState | undefined {
  return useSyncExternalStore(
    key === null ? keepStill : subscribe,
    () => (key === null ? undefined : readJournal().state.topics.get(key)),
    () => undefined,
  );
}

/** What was noted, and is shown already. `isSafe` resolves when the disk has answered: true once all of it is there. */
export type Told = { readonly events: readonly JournalEvent[]; readonly isSafe: Promise<boolean> };

/** Notes what the learner did in one act: it is shown when this resolves, and is kept as a whole or not at all. */
export async function tellAll(bodies: readonly EventBody[]): Promise<Told> {
  const store = await openJournal();
  const events: JournalEvent[] = [];
  for (const body of bodies) {
    const last = events.at(-1) ?? readJournal().events.at(-1);
    events.push({ ...stamp(last?.id), ...body });
  }
  return { events, isSafe: keep(events, store) };
}

/** The same for what is one event. */
export async function tell(body: EventBody): Promise<JournalEvent> {
  const store = await openJournal();
  const event: JournalEvent = { ...stamp(readJournal().events.at(-1)?.id), ...body };
  void keep([event], store);
  return event;
}

function stamp(last: string | undefined): Stamp {
  const now = Date.now();
  const id = makeId(now, crypto.getRandomValues(new Uint8Array(10)), last);
  return makeStamp(id, { device: readDevice(), now, offset: -new Date(now).getTimezoneOffset() });
}

const keepStill = () => () => {};

function subscribe(listener: () => void): () => void {
  void openJournal();
  return onShown(listener);
}
