import { useEffect, useState } from 'react';

import type { TopicState } from '#journal/fold/state.ts';

import { readToken } from '../session/session.ts';
import { connect } from './database.ts';
import { readJournal } from './state.ts';
import { openRecord, sync } from './sync.ts';

/** What a login added to the account from this device. */
export type LoginMerge = { readonly topics: number; readonly plans: number };

let counted: LoginMerge | null = null;

export async function countGuestWork(): Promise<void> {
  await openRecord();
  const { topics, plans } = readJournal().state;
  const marked = [...topics.values()].filter(isMarked).length;
  const isNew = readToken() === null && marked + plans.size > 0;
  counted = isNew ? { topics: marked, plans: plans.size } : null;
}

/** Not when everything was undone. */
function isMarked({ status, note, isStarred, checks, links, read }: TopicState): boolean {
  return status !== 'open' || note !== '' || isStarred || checks.length + links.length + read.length > 0;
}

/** Null until the account has it. */
export function useLoginMerge(): LoginMerge | null {
  const [merge, setMerge] = useState<LoginMerge | null>(null);
  useEffect(() => {
    const work = counted;
    if (!work) return undefined;
    let isLeft = false;
    void isAllSent().then((isSent) => isLeft || setMerge(isSent ? work : null));
    return () => {
      isLeft = true;
      counted = null;
    };
  }, []);
  return merge;
}

async function isAllSent(): Promise<boolean> {
  await sync();
  const database = await connect();
  return database !== null && readToken() !== null && (await database.count('unsent')) === 0;
}
