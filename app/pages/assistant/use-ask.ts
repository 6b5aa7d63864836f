import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { askRules, findBrokenRule } from '#contract/rules.ts';

import type { FieldErrors } from '../../ui/errors.ts';
import { readText } from '../../ui/read-text.ts';
import type { SentQuestion } from './sent-question.ts';
import { findAskErrors } from './find-ask-errors.ts';
import { saveChat, readChat } from './chat.ts';
import { fetchReply, type OutputState } from './fetch-reply.ts';

/** Asks the assistant with the values of the form. `onAnswered` gets each answered question that may be stored. */
export function useAsk(form: RefObject<HTMLFormElement | null>, onAnswered: (asked: SentQuestion) => void) {
  const [output, setOutput] = useState<OutputState>(() => readChat().output);
  const [asked, setAsked] = useState<SentQuestion | null>(() => readChat().asked);
  const [errors, setErrors] = useState<FieldErrors>({});
  const running = useRef<AbortController>(null);

  const show = (shown: OutputState, of: SentQuestion | null) => {
    setOutput(shown);
    setAsked(of);
    const isCare = shown.kind === 'reply' && shown.isCare === true;
    saveChat(isCare ? { asked: null, output: { kind: 'empty' } } : { asked: of, output: shown });
  };

  /** Shows the errors of a question; false if there are none. */
  const refuse = (request: SentQuestion): boolean => {
    const error = findBrokenRule(askRules, request);
    if (error === null) return false;
    running.current?.abort();
    flushSync(() => {
      show({ kind: 'error', text: error }, null);
      setErrors(findAskErrors(request));
    });
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    return true;
  };

  /** Null if a later question has replaced this one. */
  const send = async (request: SentQuestion): Promise<OutputState | null> => {
    running.current?.abort();
    const asking = new AbortController();
    running.current = asking;
    setErrors({});
    setOutput({ kind: 'typing' });
    setAsked(request);
    const onText = (text: string) => setOutput({ kind: 'reply', text, isComplete: false });
    const reply = (await fetchReply(request, { signal: asking.signal, onText })) ?? { kind: 'failed' };
    if (asking.signal.aborted) return running.current === asking ? { kind: 'empty' } : null;
    show(reply, request);
    if (reply.kind === 'reply' && !reply.isCare) onAnswered(request);
    return reply;
  };

  const ask = async () => {
    const element = form.current;
    if (!element) return;
    const request = readSentQuestion(new FormData(element));
    if (refuse(request)) return;
    writeProblem(element, '');
    const reply = await send(request);
    if (reply && reply.kind !== 'reply') writeProblem(element, request.problem);
  };

  const resend = (request: SentQuestion) => {
    if (!refuse(request)) void send(request);
  };

  const stop = () => {
    running.current?.abort();
    show(
      output.kind === 'reply' ? { ...output, isComplete: true } : { kind: 'empty' },
      output.kind === 'reply' ? asked : null,
    );
  };

  /** A field that is being corrected shows no error. */
  const clearError = (field: string) => {
    if (field in errors) setErrors({ ...errors, [field]: [] });
  };
  return { output, asked, errors, ask, resend, stop, clearError };
}

export function readSentQuestion(data: FormData): SentQuestion {
  return {
    name: readText(data, 'name'),
    age: readText(data, 'age'),
    level: readText(data, 'level'),
    days: readText(data, 'days'),
    language: readText(data, 'language'),
    problem: readText(data, 'problem'),
  };
}

/** Does not overwrite a question that is being typed. */
function writeProblem(form: HTMLFormElement, problem: string): void {
  const field = form.elements.namedItem('problem');
  if (!(field instanceof HTMLTextAreaElement) || (problem !== '' && field.value !== '')) return;
  field.value = problem;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
