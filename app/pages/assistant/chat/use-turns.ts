import { useRef, useState } from 'react';

import type { Ask } from '#contract/assistant.ts';

import { readChat, saveChat, type ChatTurn, useChat } from './chat.ts';
import type { OutputState, ReplyOutput } from './fetch-reply.ts';
import { isCare, loadReply } from './load-reply.ts';
import type { SentQuestion } from './sent-question.ts';
import { useCorrect } from './use-correct.ts';
import { writeTurns } from './write-turns.ts';

/** What is shown below the stored turns: a question that waits, failed or may not be stored. */
type Unsaved = { readonly asked: SentQuestion | null; readonly output: OutputState };

/** The turns of the chat, and how to add to them. `onAnswered` gets each answered question that may be stored. */
export function useTurns(onAnswered: (asked: SentQuestion) => void) {
  const { turns } = useChat();
  const [unsaved, show] = useState<Unsaved | null>(null);
  const running = useRef<AbortController>(null);

  const begin = (): AbortController => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current;
  };
  const showCare = (asked: SentQuestion, output: ReplyOutput) => {
    saveChat({ turns: [] });
    show({ asked, output });
  };
  const correcting = useCorrect(begin, showCare);

  /** Ends the question that is waiting, and shows something else instead. */
  const halt = (instead: Unsaved | null) => {
    running.current?.abort();
    correcting.end();
    show(instead);
  };

  /** Null if a later question has replaced this one. */
  const send = async (asked: SentQuestion): Promise<OutputState | null> => {
    halt({ asked, output: { kind: 'typing' } });
    const { signal } = begin();
    const onText = (text: string) => show({ asked, output: { kind: 'reply', text, isComplete: false } });
    const reply = (await loadReply(addTurns(asked), { signal, onText })) ?? { kind: 'failed' };
    if (signal.aborted) return running.current?.signal === signal ? { kind: 'empty' } : null;
    if (reply.kind !== 'reply') show({ asked, output: reply });
    else if (isCare(reply)) showCare(asked, reply);
    else {
      show(null);
      addTurn(asked, reply);
      onAnswered(asked);
    }
    return reply;
  };

  /** Answers someone who may be in danger, although the form refuses the question. */
  const heed = async (asked: SentQuestion) => {
    const { signal } = begin();
    const reply = await loadReply(asked, { signal, onText: () => {} });
    if (!signal.aborted && reply?.kind === 'reply' && isCare(reply)) showCare(asked, reply);
  };

  /** What has been written so far stays. */
  const stop = () => {
    const { asked, output } = unsaved ?? {};
    if (asked && output?.kind === 'reply') addTurn(asked, { ...output, isComplete: true });
    halt(null);
  };

  const forget = () => {
    saveChat({ turns: [] });
    halt(null);
  };
  return { turns, unsaved, correcting, send, heed, halt, stop, forget };
}

function addTurns(asked: SentQuestion): Ask {
  const turns = writeTurns(readChat().turns);
  return { ...asked, ...(turns.length > 0 && { turns }) };
}

function addTurn(asked: SentQuestion, reply: ReplyOutput): void {
  const { turns } = readChat();
  const turn: ChatTurn = { id: (turns.at(-1)?.id ?? 0) + 1, asked, corrections: {}, reply };
  saveChat({ turns: [...turns, turn] });
}
