import type { EventBody, JournalEvent } from '#journal/event/event.ts';

import { createStore, useStore } from '../browser/create-store.ts';
import { recordEvents } from './record-events.ts';

/** `undos` are the events that undo it now, if any. */
export type UndoOffer = { readonly events: readonly JournalEvent[]; readonly undos: readonly JournalEvent[] };

/** In milliseconds, on any page. */
const duration = 10_000;

const offerStore = createStore<UndoOffer | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;
let isHeld = false;
let isToggling = false;

/** Offers to undo an act as soon as it is shown. */
export async function recordWithUndo(body: EventBody): Promise<void> {
  offerUndo((await recordEvents([body])).events);
}

export function offerUndo(events: readonly JournalEvent[]): void {
  setOffer({ events, undos: [] });
}

export function useUndoOffer(): UndoOffer | null {
  return useStore(offerStore, null);
}

/** Undoes or redoes it, once at a time. */
export async function toggleUndo({ events, undos }: UndoOffer): Promise<void> {
  if (isToggling) return;
  isToggling = true;
  const undone = undos.length > 0 ? undos : events;
  const recorded = await recordEvents(undone.map(({ id }) => ({ kind: 'undo', event: id }))).finally(() => {
    isToggling = false;
  });
  setOffer({ events, undos: undos.length > 0 ? [] : recorded.events });
}

/** Returns the way to start its time again. */
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
