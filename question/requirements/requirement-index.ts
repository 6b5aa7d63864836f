import type { Requirement } from '#content/requirements/requirement-schema.ts';
import { foldText } from '#search/text/plain-text.ts';

import { compileAsk } from './compile-ask.ts';

/** An ask, compiled when a message first has one of its words. */
type Ask = { readonly id: string; readonly isNot: boolean; readonly words: string; pattern?: RegExp };

/** Requirements, and what asks for them by the first letters of its longest word. */
export type RequirementIndex = {
  readonly requirements: readonly Requirement[];
  readonly asks: ReadonlyMap<string, readonly Ask[]>;
};

/** The pattern distinguishes words that begin alike. */
const beginning = 4;

export function indexRequirements(requirements: readonly Requirement[]): RequirementIndex {
  const asks = requirements.flatMap(({ id, asks: wanted, not }) => [
    ...wanted.flatMap(splitChoices).map((words): Ask => ({ id, isNot: false, words })),
    ...not.flatMap(splitChoices).map((words): Ask => ({ id, isNot: true, words })),
  ]);
  return { requirements, asks: Map.groupBy(asks, ({ words }) => beginOf(words)) };
}

export const noRequirements = indexRequirements([]);

function splitChoices(ask: string): string[] {
  return ask.split('|').map((choice) => choice.trim());
}

/** The first letters of its longest word: every message that asks for it has them. */
function beginOf(words: string): string {
  const literal = words.split(/[^\p{L}\p{N}]+/u);
  const longest = literal.reduce((one, other) => (other.length > one.length ? other : one), '');
  return longest.slice(0, beginning);
}

/** After this many letters, nobody says what a thing has to do. */
const farthest = 1500;

/** The ids of the requirements in the order in which a message asks for them. */
export function findRequirements({ asks }: RequirementIndex, message: string): string[] {
  const folded = foldText(message.slice(0, farthest));
  const places = new Map<string, number>();
  const refused = new Set<string>();
  for (const begin of listBeginnings(folded))
    for (const ask of asks.get(begin) ?? []) {
      const place = folded.search((ask.pattern ??= compileAsk(ask.words)));
      if (place < 0) continue;
      if (ask.isNot) refused.add(ask.id);
      else places.set(ask.id, Math.min(place, places.get(ask.id) ?? place));
    }
  return [...places]
    .filter(([id]) => !refused.has(id))
    .toSorted(([, one], [, other]) => one - other)
    .map(([id]) => id);
}

/** A word that is shorter than a beginning is one itself. */
function listBeginnings(folded: string): Set<string> {
  const words = folded.split(/[^\p{L}\p{N}]+/u);
  return new Set(
    words.flatMap((word) =>
      Array.from({ length: Math.min(beginning, word.length) }, (_, at) => word.slice(0, at + 1)),
    ),
  );
}
