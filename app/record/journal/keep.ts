import type { JournalEvent } from '#journal/event.ts';
import { mergeJournals } from '#journal/merge.ts';

import { onSessionChange, readToken } from '../session.ts';
import { exchangeAll } from './exchange.ts';
import { readJournal, show } from './shown.ts';
import { addEvents, forgetSent, openStore, readEvents, type Store } from './store.ts';
import { takeTurns } from './take-turns.ts';

/** Written for other tabs to notice. */
const noticeKey = 'journal-changed';

let opened: Promise<Store | null> | undefined;

/** Reads what this browser keeps, once, and stays in step with other tabs and the account; null where it keeps nothing. */
export function openJournal(): Promise<Store | null> {
  return (opened ??= begin().catch((error: unknown) => {
    console.warn('This browser keeps nothing:', error);
    show(readJournal().events, 'forbidden');
    return null;
  }));
}

/** Keeps events, shows them at once, and sends them when there is where to. Resolves when they are safe on this device. */
export async function keep(fresh: readonly JournalEvent[], store: Store | null): Promise<void> {
  const merged = mergeJournals(readJournal().events, fresh);
  const ids = new Set(fresh.map(({ id }) => id));
  const kept = merged.filter(({ id }) => ids.has(id));
  const written = store && addEvents(store, kept);
  show(merged);
  if (!written) return;
  await written;
  notifyTabs();
  void exchange();
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
  const kept = await readEvents(store);
  show(mergeJournals(readJournal().events, kept));
}

/** What is safe with the account leaves this device with its learner. */
async function forget(store: Store): Promise<void> {
  if (await forgetSent(store)) show(await readEvents(store));
  notifyTabs();
}

/** Without a network it waits for the next occasion. */
const exchange = takeTurns(async () => {
  const store = await openJournal();
  if (!store) return;
  const received = await exchangeAll(store).catch(() => false);
  if (!received) return;
  await reload(store);
  notifyTabs();
});

function notifyTabs(): void {
  localStorage.setItem(noticeKey, crypto.randomUUID());
}
