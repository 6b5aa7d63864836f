import type { EventBody, JournalEvent } from '#journal/event/event.ts';

import { createStore, useStore } from '../browser/create-store.ts';
import { recordEvents } from './record-event.ts';

/** What the learner did last; `undos` are the events that undo it now, and none when it can be undone. */
export type UndoOffer = { readonly events: readonly JournalEvent[]; readonly undos: readonly JournalEvent[] };

/** How long an offer stays, in milliseconds, on whichever page the learner is then. */
const duration = 10_000;

const offerStore = createStore<UndoOffer | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;
let isHeld = false;
let isToggling = false;

/** Records something the learner did, and offers to undo it as soon as it is shown. */
export async function recordWithUndo(body: EventBody): Promise<void> {
  offerUndo((await recordEvents([body])).events);
}

/** Offers to undo events that belong together. */
export function offerUndo(events: readonly JournalEvent[]): void {
  setOffer({ events, undos: [] });
}

/** What can be undone or redone now; null when nothing was done, or the offer was dismissed. */
export function useUndoOffer(): UndoOffer | null {
  return useStore(offerStore, null);
}

/** Undoes what was done, or redoes it; once, however often it is called in the meantime. */
export async function toggleUndo({ events, undos }: UndoOffer): Promise<void> {
  if (isToggling) return;
  isToggling = true;
  const undone = undos.length > 0 ? undos : events;
  const recorded = await recordEvents(undone.map(({ id }) => ({ kind: 'undo', event: id }))).finally(() => {
    isToggling = false;
  });
  setOffer({ events, undos: undos.length > 0 ? [] : recorded.events });
}

/** Keeps the offer while the learner is on it; returns the way to start its time again. */
export function holdOffer(): () => void {
  isHeld = true;
  startTimer();
  return () => {
    isHeld = false;
    startTimer();
  };
}

export function dismissOffer(): void {
  setOffer(null);
}

function setOffer(next: UndoOffer | null): void {
  offerStore.set(next);
  startTimer();
}

function startTimer(): void {
  clearTimeout(timer);
  if (offerStore.get() && !isHeld) timer = setTimeout(dismissOffer, duration);
}
