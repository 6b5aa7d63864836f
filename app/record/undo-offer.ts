import { useSyncExternalStore } from 'react';

import type { EventBody, JournalEvent } from '#journal/event/event.ts';

import { tellAll } from './journal.ts';

/** What the learner did last, of one kind and on one thing; `undos` take it back now. */
export type Change = { readonly events: readonly JournalEvent[]; readonly undos: readonly JournalEvent[] };

/** How long the offer to take back stands, in milliseconds, on whatever page the learner is then. */
const stay = 10_000;

const changed = new EventTarget();
let change: Change | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let isHeld = false;
let isTurning = false;

/** Notes something the learner did, and offers to take it back as soon as it is shown. */
export async function act(body: EventBody): Promise<void> {
  offerUndo((await tellAll([body])).events);
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

/** Takes a change back, or brings back what was taken back; once, however often it is asked for meanwhile. */
export async function turnBack({ events, undos }: Change): Promise<void> {
  if (isTurning) return;
  isTurning = true;
  const turned = undos.length > 0 ? undos : events;
  const told = await tellAll(turned.map(({ id }) => ({ kind: 'undo', event: id }))).finally(() => {
    isTurning = false;
  });
  set({ events, undos: undos.length > 0 ? [] : told.events });
}

/** Lets the offer stand for as long as the learner is on it; returns how to let its time begin again. */
export function holdOffer(): () => void {
  isHeld = true;
  begin();
  return () => {
    isHeld = false;
    begin();
  };
}

export function putAway(): void {
  set(null);
}

function set(next: Change | null): void {
  change = next;
  begin();
  changed.dispatchEvent(new Event('change'));
}

function begin(): void {
  clearTimeout(timer);
  if (change && !isHeld) timer = setTimeout(putAway, stay);
}
