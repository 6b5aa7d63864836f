import { useSyncExternalStore } from 'react';

import type { Corrections } from '#question/meaning/meaning.ts';

import { tabItems } from '../../../browser/browser-storage.ts';
import { createStore } from '../../../browser/create-store.ts';
import { chatItem, onSessionChange, readToken } from '../../../session/session.ts';
import type { ReplyOutput } from './fetch-reply.ts';
import type { SentQuestion } from './sent-question.ts';

/** One question with its reply. */
export type ChatTurn = {
  readonly id: number;
  readonly asked: SentQuestion;
  /** What the learner set by hand since. */
  readonly corrections: Corrections;
  readonly reply: ReplyOutput;
};

export type Chat = {
  /** The newest one last. A reply of care is never among them. */
  readonly turns: readonly ChatTurn[];
  /** All questions answered since the page was loaded. */
  readonly answered: readonly SentQuestion[];
};

type StoredChat = { readonly build: string | undefined; readonly owner: string } & Pick<Chat, 'turns'>;

const empty: Chat = { turns: [], answered: [] };
const maxTurns = 20;
const version = createStore(0);
let read: { readonly chat: Chat; readonly token: string | null } | undefined;

/** The chat, which lasts as long as the tab; empty for another account and in finished HTML. */
export function useChat(): Chat {
  return useSyncExternalStore(subscribe, readChat, () => empty);
}

export function readChat(): Chat {
  const token = readToken();
  if (read?.token !== token || !read) read = { chat: read ? empty : loadChat(token), token };
  return read.chat;
}

/** Remembers the chat; its turns also for after a reload. */
export function saveChat(change: Partial<Chat>): void {
  const chat = { ...readChat(), ...change };
  const token = readToken();
  read = { chat, token };
  const turns = chat.turns.slice(-maxTurns);
  const stored: StoredChat = { build: readBuild(), owner: nameOwner(token), turns };
  if (turns.length === 0) tabItems.remove(chatItem);
  else tabItems.write(chatItem, JSON.stringify(stored));
  version.set(version.get() + 1);
}

/** Another version of the site may store turns differently. */
function loadChat(token: string | null): Chat {
  const stored: StoredChat | null = JSON.parse(tabItems.read(chatItem) ?? 'null');
  const isOurs = stored?.owner === nameOwner(token) && stored.build === readBuild();
  return isOurs ? { ...empty, turns: stored.turns } : empty;
}

function subscribe(listener: () => void): () => void {
  const stops = [version.subscribe(listener), onSessionChange(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

function readBuild(): string | undefined {
  return document.documentElement.dataset['build'];
}

/** Enough to tell accounts apart, and of no use to anybody else. */
function nameOwner(token: string | null): string {
  return token?.slice(-8) ?? '';
}
