import { useSyncExternalStore } from 'react';

import { type EventBody, type JournalEvent, makeStamp } from '#journal/event.ts';
import { exportJournal, importJournal } from '#journal/export.ts';
import { foldJournal } from '#journal/fold.ts';
import { makeId } from '#journal/id.ts';
import { mergeJournals } from '#journal/merge.ts';
import type { JournalState } from '#journal/state.ts';

import { onSessionChange, readToken } from '../session.ts';
import { readDevice } from './device.ts';
import { exchangeAll } from './exchange.ts';
import { addEvents, forgetSent, openStore, readEvents, type Store } from './store.ts';

/** 'forbidden': this browser keeps nothing, and what is done lives as long as the page. */
export type Journal = { readonly kind: 'loading' | 'kept' | 'forbidden'; readonly state: JournalState };

const content = { renamed: [] };
const nothing: Journal = { kind: 'loading', state: foldJournal([], content) };
const changed = new EventTarget();
/** Written for other tabs to notice. */
const noticeKey = 'journal-changed';

let journal = nothing;
let events: readonly JournalEvent[] = [];
let opened: Promise<Store | null> | undefined;
let exchanging: Promise<void> | undefined;
let again = false;

/** What this learner did, as it is now; in step with other tabs, and with other devices where there is an account. */
export function useJournal(): Journal {
  return useSyncExternalStore(
    subscribe,
    () => journal,
    () => nothing,
  );
}

/** Notes something the learner did. It is shown at once, and kept on this device before anything is sent. */
export async function tell(body: EventBody): Promise<void> {
  const store = await open();
  const last = events.at(-1)?.id;
  const now = Date.now();
  const id = makeId(now, crypto.getRandomValues(new Uint8Array(10)), last);
  const offset = -new Date(now).getTimezoneOffset();
  const event: JournalEvent = { ...makeStamp(id, { device: readDevice(), now, offset }), ...body };
  await add([event], store);
}

/** All that is kept here as a file's text, to be imported elsewhere or again. */
export function exportRecord(): string {
  return exportJournal(events);
}

/** Takes an exported file in beside what is here already; gives a sentence where it is none. */
export async function importRecord(text: string): Promise<string | null> {
  const imported = importJournal(text);
  if ('problem' in imported) return imported.problem;
  await add(imported.events, await open());
  return null;
}

async function add(fresh: readonly JournalEvent[], store: Store | null): Promise<void> {
  const merged = mergeJournals(events, fresh);
  show(merged);
  if (!store) return;
  const ids = new Set(fresh.map(({ id }) => id));
  await addEvents(
    store,
    merged.filter(({ id }) => ids.has(id)),
  );
  notifyTabs();
  void exchange();
}

function subscribe(listener: () => void): () => void {
  void open();
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}

function open(): Promise<Store | null> {
  return (opened ??= begin().catch((error: unknown) => {
    console.warn('This browser keeps nothing:', error);
    show(events, 'forbidden');
    return null;
  }));
}

async function begin(): Promise<Store> {
  const store = await openStore();
  show(await readEvents(store), 'kept');
  addEventListener('storage', ({ key }) => {
    if (key === noticeKey) void reload(store);
  });
  addEventListener('online', () => void exchange());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void exchange();
  });
  onSessionChange(() => void (readToken() === null ? forget(store) : exchange()));
  queueMicrotask(() => void exchange());
  return store;
}

/** What was just done and is still on its way to the disk stays shown. */
async function reload(store: Store): Promise<void> {
  show(mergeJournals(events, await readEvents(store)));
}

/** What is safe with the account leaves this device with its learner. */
async function forget(store: Store): Promise<void> {
  if (await forgetSent(store)) show(await readEvents(store));
  notifyTabs();
}

/** One exchange at a time; what is done meanwhile goes with the next. Without a network it waits for the next occasion. */
async function exchange(): Promise<void> {
  again = exchanging !== undefined;
  exchanging ??= exchangeNow().finally(() => {
    exchanging = undefined;
    if (again) void exchange();
  });
  return exchanging;
}

async function exchangeNow(): Promise<void> {
  const store = await open();
  if (!store) return;
  const received = await exchangeAll(store).catch(() => false);
  if (!received) return;
  await reload(store);
  notifyTabs();
}

function show(next: readonly JournalEvent[], kind: Journal['kind'] = journal.kind): void {
  events = next;
  journal = { kind, state: foldJournal(next, content) };
  changed.dispatchEvent(new Event('change'));
}

function notifyTabs(): void {
  localStorage.setItem(noticeKey, crypto.randomUUID());
}
