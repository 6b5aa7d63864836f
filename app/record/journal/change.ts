import { useSyncExternalStore } from 'react';

import type { EventBody, JournalEvent } from '#journal/event.ts';

import { tell } from './journal.ts';

/** What the learner did last on this page, of one kind and on one thing; `undos` take it back now. */
export type Change = { readonly events: readonly JournalEvent[]; readonly undos: readonly JournalEvent[] };

const changed = new EventTarget();
let change: Change | null = null;

/** Notes something the learner did, and offers to take it back. */
export async function act(body: EventBody): Promise<void> {
  offerUndo([await tell(body)]);
}

/** Offers to take back events that belong together. */
export function offerUndo(events: readonly JournalEvent[]): void {
  set({ events, undos: [] });
}

/** What can be taken back at the moment; null when nothing was done, or the offer was put away. */
export function useChange(): Change | null {
  return useSyncExternalStore(
    (listener) => {
      changed.addEventListener('change', listener);
      return () => changed.removeEventListener('change', listener);
    },
    () => change,
    () => null,
  );
}

/** Takes a change back, or brings back what was taken back. */
export async function turnBack({ events, undos }: Change): Promise<void> {
  const told: JournalEvent[] = [];
  for (const { id } of undos.length > 0 ? undos : events) told.push(await tell({ kind: 'undo', event: id }));
  set({ events, undos: undos.length > 0 ? [] : told });
}

export function putAway(): void {
  set(null);
}

function set(next: Change | null): void {
  change = next;
  changed.dispatchEvent(new Event('change'));
}
