import assert from 'node:assert/strict';

import type { AskTurn } from '#contract/assistant.ts';
import type { Corrections } from '#question/meaning/meaning.ts';

import { type Answer, answerRequest } from '../answer-request.ts';
import { readRequest } from '../request.ts';
import { library } from './ask-sample.ts';

const form = { name: 'Mina', age: 30, level: 'option2', days: 30, language: 'Python' };

type Changes = Partial<typeof form> & { readonly corrections?: Corrections };

/** The reply to a message of a chat, and the chat with it. */
export function sayNext(problem: string, thread: readonly AskTurn[] = [], changes: Changes = {}) {
  const request = readRequest({ ...form, ...changes, problem, thread: thread.slice(-3) }, '2026-11-22');
  assert.ok('problem' in request);
  const answer = answerRequest(library, request);
  return { ...answer, thread: [...thread, toTurn(problem, answer)] };
}

function toTurn(problem: string, { meaning, plan }: Answer): AskTurn {
  return { problem, meaning, ...(plan && { plan }) };
}
