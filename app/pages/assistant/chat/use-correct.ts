import { useState } from 'react';

import type { Corrections } from '#question/meaning/meaning.ts';

import { readChat, saveChat, type ChatTurn } from './chat.ts';
import type { ReplyOutput } from './fetch-reply.ts';
import { isCare, loadReply } from './load-reply.ts';
import type { SentQuestion } from './sent-question.ts';
import { writeTurns } from './write-turns.ts';

/** How far answering again is. */
type Progress = 'asking' | 'done' | null | { readonly problem: string };

/** Answers the newest question again with what the learner set by hand. Until then, the old reply stays. */
export function useCorrect(
  begin: () => AbortController,
  onCare: (asked: SentQuestion, reply: ReplyOutput) => void,
) {
  const [progress, setProgress] = useState<Progress>(null);
  const correct = async (corrections: Corrections) => {
    const { turns } = readChat();
    const turn = turns.at(-1);
    if (!turn) return;
    const { signal } = begin();
    setProgress('asking');
    const reply = await answerAgain({ ...turn, corrections }, turns.slice(0, -1), signal);
    if (signal.aborted) return;
    if (reply?.kind !== 'reply') {
      setProgress({ problem: reply?.kind === 'error' ? reply.text : 'An error occurred.' });
      return;
    }
    setProgress('done');
    if (isCare(reply)) onCare(turn.asked, reply);
    else saveChat({ turns: [...turns.slice(0, -1), { ...turn, corrections, reply }] });
  };
  return { progress, correct, end: () => setProgress(null) };
}

function answerAgain({ asked, corrections }: ChatTurn, before: readonly ChatTurn[], signal: AbortSignal) {
  const turns = writeTurns(before);
  const isCorrected = Object.keys(corrections).length > 0;
  return loadReply(
    { ...asked, ...(isCorrected && { meaning: corrections }), ...(turns.length > 0 && { turns }) },
    { signal, onText: () => {} },
  );
}
