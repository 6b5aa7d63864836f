import { type AskForm, askRules } from '#contract/rules.ts';

import type { Faults } from '../../ui/faults.ts';

/** What each field needs, in plain words; the rule itself is shown beside it. */
const needs: Readonly<Record<keyof AskForm, string>> = {
  name: 'Enter your name, at least two letters.',
  age: 'Enter a number of 9 or more.',
  days: 'Enter a number of 1 or more.',
  language: 'Enter a technology, such as Python.',
  problem: 'Enter a question, or say what you want to learn.',
};

/** What is wrong with the form, at each field. */
export function findAskErrors(form: AskForm): Faults {
  const broken = askRules.flatMap(([holds, , field]) => (field === undefined || holds(form) ? [] : [field]));
  return Object.fromEntries(broken.map((field) => [field, [needs[field]]]));
}
