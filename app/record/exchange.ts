import type { JournalAnswer, JournalProblem } from '#contract/journal.ts';
import { sharedLimits } from '#contract/limits.ts';
import { isRecord } from '#journal/event/guards.ts';
import type { JournalEvent } from '#journal/event/event.ts';
import { isId } from '#journal/event/stamp.ts';
import { isEvent } from '#journal/event/parse-events.ts';

import { type CallAnswer, callServer } from '../session/call.ts';
import { readToken } from '../session/session.ts';
import { forgetSent, type RecordDatabase, resendAll, type Stamped } from './database.ts';
import { readPosition, readUnsent } from './read-unsent.ts';
import { setAside, storeReceived } from './store-received.ts';

type Body = Omit<JournalAnswer & JournalProblem, 'success'> & { readonly success: boolean };
type Sent = readonly JournalEvent[];
/** `next` is how many events the next call may send; 0 ends the exchange. After a failure, a later one may succeed. */
type Round = { readonly received: boolean; readonly next: number; readonly hasFailed?: boolean };
/** `received`: something changed on this device. `isWaiting`: there is more, and a later exchange may succeed. */
export type Exchanged = { readonly received: boolean; readonly isWaiting: boolean };

const maxEvents = sharedLimits.journal.sent.events;
const over: Round = { received: false, next: 0 };
const failed: Round = { ...over, hasFailed: true };

/** Sends what is unsent and receives what is new. */
export async function exchangeAll(database: RecordDatabase): Promise<Exchanged> {
  let received = false;
  let hasFailed = false;
  for (let max: number = maxEvents; max > 0 && readToken() !== null;) {
    // When a round fails, the rounds before it count.
    const round = await exchangeOnce(database, max).catch(() => failed);
    received ||= round.received;
    hasFailed = round.hasFailed === true;
    max = round.next;
  }
  return { received, isWaiting: hasFailed && (await hasMore(database).catch(() => false)) };
}

/** Unsent events, or an account that was never read. */
async function hasMore(database: RecordDatabase): Promise<boolean> {
  return (await database.count('unsent')) > 0 || (await readPosition(database)) === null;
}

async function exchangeOnce(database: RecordDatabase, max: number): Promise<Round> {
  const token = readToken();
  const asked = await readPosition(database);
  const batch = await readUnsent(database, { ...sharedLimits.journal.sent, events: max });
  if (batch.unknown.length > 0)
    await setAside(database, batch.unknown, 'This version does not know the event.');
  const sent = batch.events;
  const answer = await callServer<Body>('POST', '/api/journal', { after: asked?.cursor ?? 0, events: sent });
  // After a logout, nothing may come back.
  if (readToken() !== token) return over;
  if (isRefusal(answer)) return setRefusedAside(database, sent, answer);
  const { account, cursor, events = [], more } = answer.body;
  if (!answer.ok) return isPassing(answer.status) ? failed : over;
  // A network that asks for a login answers 200, too.
  if (account === undefined || cursor === undefined) return failed;
  if (asked !== null && (asked.account !== account || cursor < asked.cursor)) {
    // Another account does not get this one's events; the same account has lost some, and gets them again.
    await (readOwner(asked.account) === readOwner(account) ? resendAll(database) : forgetSent(database));
    return { received: true, next: maxEvents };
  }
  const position = { account, cursor };
  const isStored = await storeReceived(database, { asked, position, events: events.filter(isStamped), sent });
  const goesOn = more === true || batch.more || !isStored;
  return { received: isStored && events.some(isEvent), next: goesOn ? Math.min(maxEvents, max * 2) : 0 };
}

/** The part after the period names a copy of the journal. */
function readOwner(account: string): string | undefined {
  return account.split('.')[0];
}

/** Our own server, and not one between. */
function isRefusal({ status, body }: CallAnswer<Body>): boolean {
  return (status === 400 || status === 413) && body.success === false;
}

/** The server is busy, or gone for a moment. */
function isPassing(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/** When the server names no event, half of them are sent next, until it is a single one. */
async function setRefusedAside(
  database: RecordDatabase,
  sent: Sent,
  { body, message }: CallAnswer<Body>,
): Promise<Round> {
  const named = (body.refused ?? []).flatMap((at) => sent[at] ?? []);
  const refused = sent.length === 1 ? sent : named;
  if (refused.length === 0) return { received: false, next: Math.floor(sent.length / 2) };
  await setAside(database, refused, message);
  console.warn(`Only on this device, as the server does not accept it (${refused.length}): ${message}`);
  return { received: true, next: maxEvents };
}

function isStamped(value: unknown): value is Stamped {
  return isRecord(value) && isId(value['id']);
}
