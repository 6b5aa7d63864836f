import { useSyncExternalStore } from 'react';

import type { JournalState, TopicState } from '#journal/fold/state.ts';

import { emptyJournal, type Journal, readJournal, recordStore } from './state.ts';
import { openRecord } from './sync.ts';

export function useJournal(): Journal {
  return useSyncExternalStore(subscribe, readJournal, () => emptyJournal);
}

/** Whether the record has been read, or cannot be. */
export function useRecordReady(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readJournal().status !== 'loading',
    () => false,
  );
}

/** Renders again only when the value changes. */
export function useRecord<Value>(select: (state: JournalState) => Value): Value {
  return useSyncExternalStore(
    subscribe,
    () => select(readJournal().state),
    () => select(emptyJournal.state),
  );
}

/** By its key, such as "python/lists"; undefined when nothing was done about it. */
export function useTopic(key: string | null): TopicState | undefined {
  return useSyncExternalStore(
    key === null ? subscribeToNothing : subscribe,
    () => (key === null ? undefined : readJournal().state.topics.get(key)),
    () => undefined,
  );
}

const subscribeToNothing = () => () => {};

function subscribe(listener: () => void): () => void {
  void openRecord();
  return recordStore.subscribe(listener);
}
