import { useEffect, useState } from 'react';

import type { TopicState } from '#journal/fold/state.ts';

import { readToken } from '../session/session.ts';
import { connect } from './database.ts';
import { readJournal } from './state.ts';
import { countUnsent } from './stored-events.ts';
import { openRecord, sync } from './sync.ts';

/** What logging in merged: how much of a guest's work on this device the account gained. */
export type LoginMerge = { readonly topics: number; readonly plans: number };

let counted: LoginMerge | null = null;

/** Before a login: counts what a guest did here. */
export async function countGuestWork(): Promise<void> {
  await openRecord();
  const { topics, plans } = readJournal().state;
  const marked = [...topics.values()].filter(isMarked).length;
  const isNew = readToken() === null && marked + plans.size > 0;
  counted = isNew ? { topics: marked, plans: plans.size } : null;
}

/** Whether the learner did something about the topic that was not undone. */
function isMarked({ status, note, isStarred, checks, links, read }: TopicState): boolean {
  return status !== 'open' || note !== '' || isStarred || checks.length + links.length + read.length > 0;
}

/** What the last login merged, once the account has it and until the learner leaves the page. */
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
  return database !== null && readToken() !== null && (await countUnsent(database)) === 0;
}
