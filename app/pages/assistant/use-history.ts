import { useEffect, useRef, useState } from 'react';

import type { HistoryAnswer, KeptAnswer } from '#contract/history.ts';

import { callServer } from '../../session/call.ts';
import { sendForm } from '../../session/send-form.ts';
import { onSessionChange, readToken } from '../../session/session.ts';
import type { SentQuestion } from './chat/sent-question.ts';
import { readChat, saveChat, useChat } from './chat/chat.ts';

const path = '/api/history';

/** A question of the history. `asked` is known for questions of this visit. */
export type PastQuestion = {
  readonly id: number;
  readonly problem: string;
  readonly asked: SentQuestion | null;
};

/** The stored history; null for a guest and until it is loaded. */
type StoredHistory = { readonly isStored: boolean; readonly problems: readonly string[] } | null;

/** The stored questions, then those of this visit. Turning storage off removes what was stored. */
export function useHistory() {
  const [account, setAccount] = useState<StoredHistory>(null);
  const { answered: asked } = useChat();
  // Earlier questions have been sent already.
  const sent = useRef(asked.length);
  useEffect(() => followAccount(setAccount), []);
  useEffect(() => {
    // Another account begins with none.
    sent.current = Math.min(sent.current, asked.length);
    if (!account?.isStored) return;
    void sendEach(asked.slice(sent.current).map(({ problem }) => problem));
    sent.current = asked.length;
  }, [account, asked]);

  const choose = async (stores: boolean) => {
    if (!(await sendForm<KeptAnswer>(stores ? 'PUT' : 'DELETE', path))) return;
    sent.current = 0;
    setAccount({ isStored: stores, problems: [] });
  };
  const before = (account?.problems ?? []).map((problem) => ({ problem, asked: null }));
  const here = asked.map((one) => ({ problem: one.problem, asked: one }));
  const questions: PastQuestion[] = [...before, ...here].map((question, id) =>
    Object.assign(question, { id }),
  );
  return { questions, isStored: account?.isStored ?? null, add, choose };
}

function add(one: SentQuestion): void {
  saveChat({ answered: [...readChat().answered, one] });
}

/** Reads the stored history, now and whenever the session changes. */
function followAccount(onRead: (history: StoredHistory) => void): () => void {
  let token = readToken();
  void readHistory().then(onRead);
  return onSessionChange(() => {
    if (readToken() === token) return;
    token = readToken();
    void readHistory().then(onRead);
  });
}

async function readHistory(): Promise<StoredHistory> {
  if (!readToken()) return null;
  const answer = await callServer<HistoryAnswer>('GET', path).catch(() => null);
  const { kept, problems } = answer?.body ?? {};
  return kept === undefined || !problems ? null : { isStored: kept, problems };
}

/** A question that cannot be stored stays on the page, and its reply is not affected. */
async function sendEach(problems: readonly string[]): Promise<void> {
  for (const problem of problems) {
    await callServer<KeptAnswer>('POST', path, { problem }).catch((error: unknown) => console.error(error));
  }
}
