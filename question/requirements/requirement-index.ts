import type { Requirement } from '#content/requirements/requirement-schema.ts';
import { foldText } from '#search/text/plain-text.ts';

import { compileAsk } from './compile-ask.ts';

/** Requirements with the patterns of the words that ask for them. */
export type RequirementIndex = readonly {
  readonly requirement: Requirement;
  readonly asks: readonly RegExp[];
  readonly not: readonly RegExp[];
}[];

export function indexRequirements(requirements: readonly Requirement[]): RequirementIndex {
  return requirements.map((requirement) => ({
    requirement,
    asks: requirement.asks.map(compileAsk),
    not: requirement.not.map(compileAsk),
  }));
}

/** Behind so many letters nobody says what a thing has to do. */
const farthest = 1500;

/** The ids of what a thing has to do, in the order in which a message asks for it. */
export function findRequirements(index: RequirementIndex, message: string): string[] {
  const folded = foldText(message.slice(0, farthest));
  return index
    .flatMap(({ requirement, asks, not }) => {
      const places = asks.map((ask) => folded.search(ask)).filter((place) => place >= 0);
      if (places.length === 0 || not.some((words) => words.test(folded))) return [];
      return [{ id: requirement.id, place: Math.min(...places) }];
    })
    .toSorted((one, other) => one.place - other.place)
    .map(({ id }) => id);
}
