import { useEffect, useState } from 'react';

import type { TopicState } from '#journal/fold/state.ts';

import { readToken } from '../session/session.ts';
import { connect } from './connection.ts';
import { exchange, openJournal } from './sync.ts';
import { readJournal } from './state.ts';
import { countUnsent } from './store.ts';

/** What a guest did on this device, which a login brings into the account. */
export type Brought = { readonly topics: number; readonly plans: number };

let brought: Brought | null = null;

/** Before a login: counts what a guest did here. */
export async function noteBrought(): Promise<void> {
  await openJournal();
  const { topics, plans } = readJournal().state;
  const marked = [...topics.values()].filter(isMarked).length;
  const isNew = readToken() === null && marked + plans.size > 0;
  brought = isNew ? { topics: marked, plans: plans.size } : null;
}

/** Something is kept of the topic, and was not taken back. */
function isMarked({ status, note, isStarred, checks, links, read }: TopicState): boolean {
  return status !== 'open' || note !== '' || isStarred || checks.length + links.length + read.length > 0;
}

/** What the last login brought, as soon as the account has it; until the page that says so is left. */
export function useBrought(): Brought | null {
  const [said, setSaid] = useState<Brought | null>(null);
  useEffect(() => {
    const counted = brought;
    if (!counted) return undefined;
    let isLeft = false;
    void isAllSent().then((isSent) => isLeft || setSaid(isSent ? counted : null));
    return () => {
      isLeft = true;
      brought = null;
    };
  }, []);
  return said;
}

async function isAllSent(): Promise<boolean> {
  await exchange();
  const store = await connect();
  return store !== null && readToken() !== null && (await countUnsent(store)) === 0;
}
