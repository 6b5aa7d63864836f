import type { JournalEvent } from '#journal/event.ts';
import { mergeJournals } from '#journal/merge.ts';

import { onSessionChange, readToken } from '../session.ts';
import { exchangeAll } from './exchange.ts';
import { readJournal, show } from './shown.ts';
import { addEvents, forgetSent, openStore, readEvents, type Store } from './store.ts';
import { takeTurns } from './take-turns.ts';

/** Written for other tabs to notice. */
const noticeKey = 'journal-changed';

let begun: Promise<void> | undefined;
let opened: Promise<Store | null> | undefined;
/** What is shown and is not on the disk yet. */
let unwritten: readonly JournalEvent[] = [];

/** Reads what this browser keeps, once, and stays in step with other tabs and the account; null where it keeps nothing. */
export async function openJournal(): Promise<Store | null> {
  await (begun ??= begin());
  return connect();
}

/**
 * Keeps events, shows them at once, and sends them when there is where to. Resolves when they are safe on this device,
 * or when it is said that they are not: what the disk did not take goes to it again with what comes next.
 */
export async function keep(fresh: readonly JournalEvent[], store: Store | null): Promise<void> {
  const merged = mergeJournals(readJournal().events, fresh);
  const ids = new Set([...unwritten, ...fresh].map(({ id }) => id));
  const kept = merged.filter(({ id }) => ids.has(id));
  unwritten = kept;
  const written = store && addEvents(store, kept);
  show(merged);
  if (!written || !(await isDone(written))) return;
  unwritten = unwritten.filter((event) => !kept.includes(event));
  if (readJournal().kind === 'full') show(readJournal().events, 'kept');
  notifyTabs();
  void exchange();
}

async function isDone(written: Promise<void>): Promise<boolean> {
  try {
    await written;
    return true;
  } catch (error) {
    console.warn('The disk did not take what was done:', error);
    show(readJournal().events, 'full');
    return false;
  }
}

function connect(): Promise<Store | null> {
  return (opened ??= openStore(() => (opened = undefined)).catch((error: unknown) => {
    console.warn('This browser keeps nothing:', error);
    return null;
  }));
}

async function begin(): Promise<void> {
  const store = await connect();
  show(store ? await readEvents(store) : [], store ? 'kept' : 'forbidden');
  addEventListener('storage', ({ key }) => {
    if (key === noticeKey) void reload();
  });
  addEventListener('online', () => void exchange());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void comeBack();
  });
  onSessionChange(() => void (readToken() === null ? forget() : exchange()));
  queueMicrotask(() => void exchange());
}

/** The learner may have made room meanwhile. */
async function comeBack(): Promise<void> {
  if (unwritten.length > 0) await keep([], await openJournal());
  await exchange();
}

/** What was just done and is still on its way to the disk stays shown. */
async function reload(): Promise<void> {
  const store = await connect();
  const kept = store ? await readEvents(store) : [];
  show(mergeJournals(readJournal().events, kept));
}

/** What is safe with the account leaves this device with its learner. */
async function forget(): Promise<void> {
  const store = await connect();
  if (store && (await forgetSent(store))) show(mergeJournals(await readEvents(store), unwritten));
  notifyTabs();
}

/** Without a network it waits for the next occasion. */
const exchange = takeTurns(async () => {
  const store = await openJournal();
  if (!store) return;
  const received = await exchangeAll(store).catch(() => false);
  if (!received) return;
  await reload();
  notifyTabs();
});

function notifyTabs(): void {
  localStorage.setItem(noticeKey, crypto.randomUUID());
}
