import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';

import { journalAnswer } from '#contract/journal.ts';
import { makeId, makeStamp } from '#journal/event/stamp.ts';

import { makeSignup } from '../databases/learner.ts';
import type { AskProxy } from './proxy.ts';
import type { Tally } from './tally.ts';

const pause = 20;
/** A learner's device tries again after this time. */
const again = 100;

/** A learner with a ledger: what was sent, and what the server has acknowledged. */
export type Writer = {
  readonly write: () => Promise<void>;
  readonly isWriting: () => boolean;
  /** What the journal on the server lacks of what was acknowledged, and what it has that was never sent. */
  readonly audit: () => Promise<{ lost: string[]; foreign: string[]; acknowledged: number }>;
};

export async function makeWriter(ask: AskProxy, tally: Tally): Promise<Writer> {
  const { name, email, password, confirmpassword } = makeSignup();
  const send = makeSender(ask, tally);
  const signedUp = await send('/api/signup', { name, email, password, confirmpassword });
  // 409: an earlier try was stored, but its answer was lost.
  assert.ok([201, 409].includes(signedUp.status), `signing up answered ${signedUp.status}`);
  const { token } = Object((await send('/api/login', { email, password })).body);
  const exchange = (body: object) => send('/api/journal', body, String(token));
  const sent = new Set<string>();
  const acknowledged = new Set<string>();
  let isWriting = false;
  let cursor = 0;
  return {
    isWriting: () => isWriting,
    async write() {
      const events = [makeEvent('lists'), makeEvent('dictionaries')];
      for (const { id } of events) sent.add(id);
      isWriting = true;
      const { status, body } = await exchange({ after: cursor, events }).finally(() => (isWriting = false));
      if (status === 200) {
        cursor = journalAnswer.parse(body).cursor;
        for (const { id } of events) acknowledged.add(id);
      }
      await wait(pause);
    },
    async audit() {
      const stored = await readAll(exchange);
      return {
        lost: [...acknowledged].filter((id) => !stored.has(id)),
        foreign: [...stored].filter((id) => !sent.has(id)),
        acknowledged: acknowledged.size,
      };
    },
  };
}

type Answer = { readonly status: number; readonly body: unknown };

/** Tries again, as the app does, until there is an answer other than "not now". Each try is counted. */
function makeSender(ask: AskProxy, tally: Tally) {
  return async (path: string, body: object, token?: string): Promise<Answer> => {
    const headers = {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    for (;;) {
      tally.requests += 1;
      const answer = await ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
      const read: unknown = await answer?.json().catch(() => null);
      if (answer === null || read === null) tally.failed += 1;
      else if (answer.status === 503) tally.unavailable += 1;
      else {
        if (!answer.ok && answer.status !== 409) tally.unexpected.push(`${path} answered ${answer.status}`);
        return { status: answer.status, body: read };
      }
      await wait(again);
    }
  };
}

async function readAll(exchange: (body: object) => Promise<Answer>): Promise<Set<string>> {
  const stored = new Set<string>();
  for (let after = 0; ;) {
    const { events, cursor, more } = journalAnswer.parse((await exchange({ after, events: [] })).body);
    for (const { id } of events) stored.add(id);
    if (!more) return stored;
    after = cursor;
  }
}

function makeEvent(topic: string) {
  const now = Date.now();
  const id = makeId(now, crypto.getRandomValues(new Uint8Array(10)));
  return {
    ...makeStamp(id, { device: 'rehearsal', now, offset: 0 }),
    kind: 'topic-done',
    technology: 'python',
    topic,
  };
}
