import type { JournalAnswer } from '#contract/journal.ts';
import { limits } from '#contract/limits.ts';
import { isEvent } from '#journal/parse-events.ts';

import { callServer } from '../call.ts';
import { readToken } from '../session.ts';
import { beginAnew, keepReceived, readPosition, readUnsent, type Store } from './store.ts';

/**
 * Sends what is unsent and receives what is new, until nothing is left of either. Whatever breaks in the middle, the
 * next exchange goes on where this one stopped. Says whether anything was received.
 */
export async function exchangeAll(store: Store): Promise<boolean> {
  let received = false;
  while (readToken() !== null) {
    const round = await exchangeOnce(store);
    received ||= round.received;
    if (!round.goesOn) break;
  }
  return received;
}

async function exchangeOnce(store: Store): Promise<{ received: boolean; goesOn: boolean }> {
  const token = readToken();
  const position = await readPosition(store);
  const sent = await readUnsent(store, limits.journal.sent);
  const { ok, body } = await callServer<JournalAnswer>('POST', '/api/journal', {
    after: position?.cursor ?? 0,
    events: sent,
  });
  const { account, cursor, events = [], more } = body;
  // Who has logged out meanwhile left nothing here, and this answer brings nothing back.
  if (readToken() !== token) return { received: false, goesOn: false };
  if (!ok || account === undefined || cursor === undefined) return { received: false, goesOn: false };
  if (position !== null && position.account !== account) {
    await beginAnew(store, account);
    return { received: false, goesOn: true };
  }
  const fresh = events.filter(isEvent);
  await keepReceived(store, { position: { account, cursor }, events: fresh, sent });
  return { received: fresh.length > 0, goesOn: more === true || sent.length === limits.journal.sent };
}
