import type { JournalAnswer, JournalProblem } from '#contract/journal.ts';
import { limits } from '#contract/limits.ts';
import type { JournalEvent } from '#journal/event/event.ts';
import { isEvent } from '#journal/event/parse-events.ts';

import { type Answer, callServer } from '../session/call.ts';
import { readToken } from '../session/session.ts';
import { keepReceived, readPosition, readUnsent, setAside } from './exchange-store.ts';
import { beginAnew, forgetSent, isStamped, type Store } from './store.ts';

type Body = Omit<JournalAnswer & JournalProblem, 'success'> & { readonly success: boolean };
type Answered = Answer<Body>;
type Sent = readonly JournalEvent[];
/** What came of a call: whether anything has changed here, and how many events the next may send; none where it is over. */
type Round = { readonly received: boolean; readonly next: number };

const { events: mostAtOnce } = limits.journal.sent;
const over: Round = { received: false, next: 0 };

/**
 * Sends what is unsent and receives what is new, until nothing is left of either. Whatever breaks in the middle, the
 * next exchange goes on where this one stopped. What the server refuses is set aside, and the rest goes on. Says whether
 * what is here has changed.
 */
export async function exchangeAll(store: Store): Promise<boolean> {
  let received = false;
  for (let most: number = mostAtOnce; most > 0 && readToken() !== null;) {
    const round = await exchangeOnce(store, most).catch(stop);
    received ||= round.received;
    most = round.next;
  }
  return received;
}

async function exchangeOnce(store: Store, most: number): Promise<Round> {
  const token = readToken();
  const asked = await readPosition(store);
  const batch = await readUnsent(store, { ...limits.journal.sent, events: most });
  if (batch.unknown.length > 0) await setAside(store, batch.unknown, 'This version does not know it.');
  const sent = batch.events;
  const answer: Answered = await callServer('POST', '/api/journal', {
    after: asked?.cursor ?? 0,
    events: sent,
  });
  // Who has logged out meanwhile left nothing here, and this answer brings nothing back.
  if (readToken() !== token) return over;
  if (isRefusal(answer)) return giveWay(store, sent, answer);
  const { account, cursor, events = [], more } = answer.body;
  if (!answer.ok || account === undefined || cursor === undefined) return over;
  if (asked !== null && (asked.account !== account || cursor < asked.cursor)) {
    // What was safe with another account leaves; what this one has lost meanwhile is sent to it again.
    await (readAccount(asked.account) === readAccount(account) ? beginAnew(store) : forgetSent(store));
    return { received: true, next: mostAtOnce };
  }
  const isKept = await keepReceived(store, {
    asked,
    position: { account, cursor },
    events: events.filter(isStamped),
    sent,
  });
  const goesOn = more === true || batch.more || !isKept;
  return { received: isKept && events.some(isEvent), next: goesOn ? Math.min(mostAtOnce, most * 2) : 0 };
}

/** Behind a point stands which copy of the account's journal it is. */
function readAccount(name: string): string | undefined {
  return name.split('.')[0];
}

/** Without a network, and whatever else breaks, what came before it counts. */
function stop(): Round {
  return over;
}

/** Our server said no, and would say it again. */
function isRefusal({ status, body }: Answered): boolean {
  return (status === 400 || status === 413) && body.success === false;
}

/** Sets aside what the server names; where it names nothing, fewer are sent, until it is one alone. */
async function giveWay(store: Store, sent: Sent, { body, message }: Answered): Promise<Round> {
  const named = (body.refused ?? []).flatMap((at) => sent[at] ?? []);
  const refused = sent.length === 1 ? sent : named;
  if (refused.length === 0) return { received: false, next: Math.floor(sent.length / 2) };
  await setAside(store, refused, message);
  console.warn(`Kept on this device, as the server does not take it (${refused.length}): ${message}`);
  return { received: true, next: mostAtOnce };
}
