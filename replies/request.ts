import type { Level } from '#content/schema.ts';
import type { Ask, AskTurn, SentTurn } from '#contract/assistant.ts';
import { sharedLimits } from '#contract/limits.ts';
import type { Corrections } from '#question/meaning/meaning.ts';
import { askRules, findBrokenRule, toNumber } from '#contract/rules.ts';

/** What a learner asked, with its numbers read and found to be within reason. */
export type Request = {
  readonly name: string;
  readonly age: number;
  /** Null where the learner chose none. */
  readonly level: Level | null;
  readonly days: number;
  readonly language: string;
  readonly problem: string;
  /** What the learner set by hand. */
  readonly corrections?: Corrections | undefined;
  /** The day on which it is asked, as an ISO date, where that is known. */
  readonly today?: string | undefined;
  /** The turns before, the last one last. */
  readonly thread?: readonly AskTurn[] | undefined;
};

const levels = new Map<string | undefined, Request['level']>([
  ['option2', 1],
  ['option3', 2],
  ['option4', 3],
]);

/** The request that a form asks for, or the sentence that says what is wrong with the form. */
export function readRequest(form: Ask, today?: string): Request | { readonly refused: string } {
  const refused = findBrokenRule(askRules, form);
  if (refused !== null) return { refused };
  const [age, days] = [toNumber(form.age), toNumber(form.days)];
  const outside = sayOutside('age', age) ?? sayOutside('days', days);
  if (outside !== null) return { refused: outside };
  const { name, language, problem, meaning: corrections = form.corrections } = form;
  const thread = listTurns(form).flatMap(({ meaning, ...turn }) => (meaning ? [{ ...turn, meaning }] : []));
  const level = levels.get(form.level) ?? null;
  const asked = { name, age, level, days: corrections?.days ?? days, language, problem };
  return {
    ...asked,
    ...(today !== undefined && { today }),
    ...(corrections && { corrections }),
    ...(thread.length > 0 && { thread }),
  };
}

/** The messages before, oldest first, under either name. */
export function listTurns({ turns, thread = [] }: Pick<Ask, 'turns' | 'thread'>): readonly SentTurn[] {
  return turns ?? thread;
}

function sayOutside(field: 'age' | 'days', value: number): string | null {
  const { min, max } = sharedLimits[field];
  if (Number.isInteger(value) && value >= min && value <= max) return null;
  return `The field "${field}" must be a whole number from ${min} to ${max}.`;
}
