import type { JournalEvent } from '#journal/event/event.ts';
import { mergeJournals } from '#journal/merge.ts';

import { browserItems } from '../browser/browser-storage.ts';
import { onSessionChange, readToken } from '../session/session.ts';
import { connect, disconnect } from './connection.ts';
import { keepHomeRoom } from './home-room.ts';
import { type Journal, onShown, readJournal, show } from './state.ts';
import { forgetSent, readEvents, type Store } from './store.ts';
import { takeTurns } from './single-flight.ts';
import { findRefusal, listUnwritten, write, writeAgain, writePutBy } from './write-ahead.ts';

/** Written for other tabs to notice. */
const noticeKey = 'journal-changed';

let begun: Promise<void> | undefined;
/** What came of reading what this browser keeps. */
let read: Journal['kind'] = 'loading';

/** Reads what this browser keeps, once, and stays in step with other tabs and the account; null where it keeps nothing. */
export async function openJournal(): Promise<Store | null> {
  await (begun ??= begin());
  return connect();
}

/**
 * Shows events at once, keeps them, and sends them when there is where to. Says whether they are safe on this device;
 * what the disk did not take goes to it again with what comes next.
 */
export async function keep(fresh: readonly JournalEvent[], store: Store | null): Promise<boolean> {
  const merged = mergeJournals(readJournal().events, fresh);
  const ids = new Set(fresh.map(({ id }) => id));
  const written = write(
    merged.filter(({ id }) => ids.has(id)),
    store,
  );
  show(merged);
  const isSafe = await written;
  if (isSafe) void settle().then(notifyTabs);
  else tellKind();
  return isSafe;
}

/** The token of the session that is about to end here: nothing more is asked in its name. */
let ending: string | null = null;

/** Sends what is unsent and takes in what is new; without a network it waits for the next occasion. */
export const exchange = takeTurns(async () => {
  const store = await openJournal();
  const token = readToken();
  if (!store || token === null || token === ending) return;
  // A guest never needs it.
  const sending = await import('./exchange.ts').catch(() => null);
  if (!(await sending?.exchangeAll(store))) return;
  await reload();
  notifyTabs();
});

/** Before a session ends here: no exchange begins any more in its name. Resolves when none is under way. */
export async function endExchange(token: string | null): Promise<void> {
  ending = token;
  await exchange();
}

async function begin(): Promise<void> {
  onShown(() => keepHomeRoom(readJournal()));
  addEventListener('storage', ({ key }) => {
    if (key === noticeKey) void reload();
  });
  addEventListener('online', () => void exchange());
  document.addEventListener('visibilitychange', () => {
    // The learner may have made room meanwhile.
    if (document.visibilityState === 'visible') void settle();
  });
  onSessionChange(() => void (readToken() === null ? forget().then(notifyTabs) : exchange()));
  const store = await connect();
  if (store) await writePutBy(store);
  // Who has logged out on a page that shows no record left it here.
  await (readToken() === null ? forget() : reload());
  queueMicrotask(() => void exchange());
}

/** Tries again what could not be done before, and says how it stands. */
async function settle(): Promise<void> {
  const store = await openJournal();
  if (store) await writeAgain(store);
  if (read !== 'kept') await reload();
  else tellKind();
  void exchange();
}

/** Shows what the disk holds, and what is still on its way there. */
async function reload(): Promise<void> {
  const store = await connect();
  const events = store && (await readEvents(store).catch(giveUp));
  if (events) read = 'kept';
  else read = store ? 'unread' : 'forbidden';
  if (events) show(mergeJournals(events, listUnwritten()));
  tellKind();
}

function giveUp(error: unknown): null {
  console.warn('The disk did not give what was done:', error);
  disconnect();
  return null;
}

/** What is safe with the account leaves this device with its learner. */
async function forget(): Promise<void> {
  const store = await connect();
  if (store) await forgetSent(store).catch(giveUp);
  await reload();
}

function tellKind(): void {
  const kind = findRefusal() ?? read;
  if (kind !== readJournal().kind) show(readJournal().events, kind);
}

function notifyTabs(): void {
  browserItems.keep(noticeKey, crypto.randomUUID());
}
