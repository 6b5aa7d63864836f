import { readToken } from '../../session/session.ts';
import type { SentQuestion } from './sent-question.ts';
import type { OutputState } from './fetch-reply.ts';

/** The last question, what came of it, and all that were answered since the page was loaded. */
export type Chat = {
  readonly asked: SentQuestion | null;
  readonly output: OutputState;
  readonly answered: readonly SentQuestion[];
};

const empty: Chat = { asked: null, output: { kind: 'empty' }, answered: [] };
let stored: { readonly chat: Chat; readonly token: string | null } = { chat: empty, token: null };

/** The chat as it was left on the way to another page; empty for somebody else, and after a reload. */
export function readChat(): Chat {
  return stored.token === readToken() ? stored.chat : empty;
}

/** Remembers the chat for as long as the page is not loaded anew. What was still being written has been stopped. */
export function saveChat(change: Partial<Chat>): void {
  const chat = { ...readChat(), ...change };
  stored = { chat, token: readToken() };
}
