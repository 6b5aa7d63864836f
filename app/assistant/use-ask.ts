import { type RefObject, useRef, useState } from 'react';

import { askRules, findBrokenRule } from '#contract/rules.ts';

import { readText } from '../ui/read-text.ts';
import { fetchReply, type OutputState } from './fetch-reply.ts';

/** Asks the assistant with what stands in the form; `onAnswered` is told each question that was answered. */
export function useAsk(form: RefObject<HTMLFormElement | null>, onAnswered: (problem: string) => void) {
  const [output, setOutput] = useState<OutputState>({ kind: 'empty' });
  const running = useRef<AbortController>(null);

  const send = async (request: ReturnType<typeof readRequest>, element: HTMLFormElement) => {
    running.current?.abort();
    const asking = new AbortController();
    running.current = asking;
    setOutput({ kind: 'typing' });
    writeProblem(element, '');
    const onText = (text: string) => setOutput({ kind: 'reply', text, whole: false });
    const reply = await fetchReply(request, { signal: asking.signal, onText });
    // Stopped by the learner, or by a later question that has taken the output area over.
    if (asking.signal.aborted) return;
    setOutput(reply ?? { kind: 'failed' });
    if (reply?.kind === 'reply') onAnswered(request.problem);
    else writeProblem(element, request.problem);
  };

  const stop = () => {
    running.current?.abort();
    setOutput((shown) => (shown.kind === 'reply' ? { ...shown, whole: true } : { kind: 'empty' }));
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
  return { output, ask, stop };
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

function writeProblem(form: HTMLFormElement, problem: string): void {
  const field = form.elements.namedItem('problem');
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.value = problem;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
