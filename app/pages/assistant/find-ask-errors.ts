import { type AskForm, askRules } from '#contract/rules.ts';

import type { FieldErrors } from '../../ui/errors.ts';

/** What each field needs. The rule itself is shown in the output area. */
const needs: Readonly<Record<keyof AskForm, string>> = {
  name: 'Enter your name, at least two letters.',
  age: 'Enter a number of 9 or more.',
  days: 'Enter a number of 1 or more.',
  language: 'Enter a technology, such as Python.',
  problem: 'Enter a question, or say what you want to learn.',
};

export function findAskErrors(form: AskForm): FieldErrors {
  const broken = askRules.flatMap(([holds, , field]) => (field === undefined || holds(form) ? [] : [field]));
  return Object.fromEntries(broken.map((field) => [field, [needs[field]]]));
}
