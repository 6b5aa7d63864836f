import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

import { askRules, findBrokenRule } from '#contract/rules.ts';

import type { FieldErrors } from '../../ui/errors.ts';
import { findAskErrors } from './find-ask-errors.ts';
import { readSentQuestion, type SentQuestion } from './chat/sent-question.ts';
import { useTurns } from './chat/use-turns.ts';

/** Asks the assistant with the values of the form. `onAnswered` gets each answered question that may be stored. */
export function useAsk(form: RefObject<HTMLFormElement | null>, onAnswered: (asked: SentQuestion) => void) {
  const chat = useTurns(onAnswered);
  const [errors, setErrors] = useState<FieldErrors>({});

  /** Shows the errors of a question; false if there are none. */
  const refuse = (request: SentQuestion): boolean => {
    const error = findBrokenRule(askRules, request);
    if (error === null) {
      setErrors({});
      return false;
    }
    flushSync(() => {
      chat.halt({ asked: null, output: { kind: 'error', text: error } });
      setErrors(findAskErrors(request));
    });
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (request.problem.trim() !== '') void chat.heed(request);
    return true;
  };

  /** The question returns to its field if there is no reply. */
  const sendFrom = async (element: HTMLFormElement, request: SentQuestion) => {
    writeProblem(element, '');
    const reply = await chat.send(request);
    if (reply && reply.kind !== 'reply') writeProblem(element, request.problem);
  };

  /** Whether the question could be sent. */
  const ask = (): boolean => {
    const element = form.current;
    if (!element) return false;
    const request = readSentQuestion(new FormData(element));
    if (refuse(request)) return false;
    void sendFrom(element, request);
    return true;
  };

  const resend = (request: SentQuestion) => {
    if (!refuse(request)) void chat.send(request);
  };

  /** A field that is being corrected shows no error. */
  const clearError = (field: string) => {
    if (field in errors) setErrors({ ...errors, [field]: [] });
  };
  return { chat, errors, ask, resend, clearError };
}

/** Does not overwrite a question that is being typed. */
function writeProblem(form: HTMLFormElement, problem: string): void {
  const field = form.elements.namedItem('problem');
  if (!(field instanceof HTMLTextAreaElement) || (problem !== '' && field.value !== '')) return;
  field.value = problem;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
