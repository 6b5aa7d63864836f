import { readToken } from '../../session/session.ts';
import type { SentQuestion } from './sent-question.ts';
import type { OutputState } from './fetch-reply.ts';

/** The last question, its output, and all questions answered since the page was loaded. */
export type Chat = {
  readonly asked: SentQuestion | null;
  readonly output: OutputState;
  readonly answered: readonly SentQuestion[];
};

const empty: Chat = { asked: null, output: { kind: 'empty' }, answered: [] };
let stored: { readonly chat: Chat; readonly token: string | null } = { chat: empty, token: null };

/** The chat from before a client navigation; empty for another account and after a reload. */
export function readChat(): Chat {
  return stored.token === readToken() ? stored.chat : empty;
}

/** Remembers the chat until the page is reloaded. */
export function saveChat(change: Partial<Chat>): void {
  const chat = { ...readChat(), ...change };
  stored = { chat, token: readToken() };
}
