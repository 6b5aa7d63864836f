import { type RefObject, useRef, useState } from 'react';

import type { AskAnswer } from '#contract/assistant.ts';
import { askRules, findBrokenRule } from '#contract/rules.ts';

import { callServer } from '../record/call.ts';
import { readText } from '../ui/form.tsx';

/** What the output area shows: nothing yet, a rule that was broken, 'Typing...', the reply, or that the call failed. */
export type OutputState =
  | { readonly kind: 'empty' | 'typing' | 'failed' }
  | { readonly kind: 'fault' | 'reply'; readonly text: string };

export type Asked = { readonly id: number; readonly problem: string };

/** Asks the assistant with what stands in the form, and keeps the questions asked for as long as the page is open. */
export function useAsk(form: RefObject<HTMLFormElement | null>) {
  const [output, setOutput] = useState<OutputState>({ kind: 'empty' });
  const [history, setHistory] = useState<readonly Asked[]>([]);
  const latest = useRef(0);

  const send = async (request: ReturnType<typeof readRequest>, element: HTMLFormElement) => {
    latest.current += 1;
    const asked = latest.current;
    setOutput({ kind: 'typing' });
    writeProblem(element, '');
    const reply = await fetchLetter(request);
    // A later question has taken the output area over.
    if (asked !== latest.current) return;
    setOutput(reply === null ? { kind: 'failed' } : reply);
    if (reply?.kind === 'reply') setHistory((asks) => [...asks, { id: asked, problem: request.problem }]);
    else writeProblem(element, request.problem);
  };

  const ask = (again?: string) => {
    const element = form.current;
    if (!element) return;
    setOutput({ kind: 'empty' });
    if (again !== undefined) writeProblem(element, again);
    const request = readRequest(new FormData(element));
    const fault = findBrokenRule(askRules, request);
    if (fault) setOutput({ kind: 'fault', text: fault });
    else void send(request, element);
  };
  return { output, history, ask };
}

function readRequest(data: FormData) {
  return {
    name: readText(data, 'name'),
    age: readText(data, 'age'),
    level: readText(data, 'level'),
    days: readText(data, 'days'),
    language: readText(data, 'language'),
    problem: readText(data, 'problem'),
  };
}

/** The reply, the rule or limit that the server named, or null where the call itself failed. */
async function fetchLetter(request: object): Promise<OutputState | null> {
  try {
    const { ok, status, message, body } = await callServer<AskAnswer>('POST', '/ai/ans', request);
    if (ok && body.letter) return { kind: 'reply', text: body.letter };
    if (status === 400 || status === 413 || status === 429) return { kind: 'fault', text: message };
    console.error(message);
  } catch (error) {
    console.error(error);
  }
  return null;
}

function writeProblem(form: HTMLFormElement, problem: string): void {
  const field = form.elements.namedItem('problem');
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.value = problem;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
