import { useEffect, useRef, useState } from 'react';

import type { HistoryAnswer, KeptAnswer } from '#contract/history.ts';

import { callServer } from '../../session/call.ts';
import { sendForm } from '../../session/send-form.ts';
import { onSessionChange, readToken } from '../../session/session.ts';
import type { SentQuestion } from './sent-question.ts';
import { saveChat, readChat } from './chat.ts';

const path = '/api/history';

/** A question of the history; the fields that it was asked with are known of those of this page. */
export type Question = { readonly id: number; readonly problem: string; readonly asked: SentQuestion | null };

/** What the account keeps; null for a guest, and until the server has said it. */
type Kept = { readonly kept: boolean; readonly problems: readonly string[] } | null;

/**
 * The questions that were asked: those of this page, for as long as it is open, after those that the account keeps.
 * `choose` begins or ends the keeping; ending it removes what was kept.
 */
export function useHistory() {
  const [account, setAccount] = useState<Kept>(null);
  const [asked, setAsked] = useState<readonly SentQuestion[]>(() => readChat().answered);
  // Those of an earlier visit were sent then.
  const sent = useRef(asked.length);
  useEffect(() => followAccount(setAccount), []);
  useEffect(() => {
    if (!account?.kept) return;
    void sendEach(asked.slice(sent.current).map(({ problem }) => problem));
    sent.current = asked.length;
  }, [account, asked]);

  const add = (one: SentQuestion) => {
    const answered = [...readChat().answered, one];
    saveChat({ answered });
    setAsked(answered);
  };
  const choose = async (keeps: boolean) => {
    if (!(await sendForm<KeptAnswer>(keeps ? 'PUT' : 'DELETE', path))) return;
    sent.current = 0;
    setAccount({ kept: keeps, problems: [] });
  };
  const before = (account?.problems ?? []).map((problem) => ({ problem, asked: null }));
  const here = asked.map((one) => ({ problem: one.problem, asked: one }));
  const questions: Question[] = [...before, ...here].map((question, id) => Object.assign(question, { id }));
  return { questions, kept: account?.kept ?? null, add, choose };
}

/** Reads what the account keeps, now and whenever another session begins or this one ends. */
function followAccount(onRead: (kept: Kept) => void): () => void {
  let token = readToken();
  void readHistory().then(onRead);
  return onSessionChange(() => {
    if (readToken() === token) return;
    token = readToken();
    void readHistory().then(onRead);
  });
}

async function readHistory(): Promise<Kept> {
  if (!readToken()) return null;
  const answer = await callServer<HistoryAnswer>('GET', path).catch(() => null);
  const { kept, problems } = answer?.body ?? {};
  return kept === undefined || !problems ? null : { kept, problems };
}

/** A question that cannot be kept stays in the page; the reply, which is what was asked for, is there all the same. */
async function sendEach(problems: readonly string[]): Promise<void> {
  for (const problem of problems) {
    await callServer<KeptAnswer>('POST', path, { problem }).catch((error: unknown) => console.error(error));
  }
}
