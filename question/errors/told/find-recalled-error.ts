import type { ErrorIndex, IndexedRecall } from '../error-index.ts';
import type { FoundError } from '../find-known-error.ts';
import { matchRecalled, type RecalledMatch } from './match-recalled.ts';
import { weighParts } from './recalled-wording.ts';
import { readReportText, type ReportText } from './report-text.ts';

type Recalled = IndexedRecall & { readonly match: RecalledMatch };

/** From here on, a message comes from a tool, whatever technology was chosen. */
const certain = { weight: 26, coverage: 0.95 } as const;
/** From here on, a part of a message comes from a tool. Short wordings need more coverage. */
const plain = { coverage: 0.85, weight: 20, weightBelow: 26 } as const;

/** The known errors that a text says from memory, likeliest first: without quotes, misspelled, or in part. */
export function findRecalledErrors(index: ErrorIndex, said: string, hints: readonly string[]): FoundError[] {
  const text = readReportText(said);
  const entries = new Set([...text.places.keys()].flatMap((key) => index.recalled.get(key) ?? []));
  const isHinted = ({ known }: IndexedRecall) => hints.includes(known.technology);
  const near = [...entries].filter((entry) => isMostlySaid(entry, text));
  const found = near.flatMap((entry) => matchEntry(entry, text, isHinted(entry)));
  return found
    .toSorted((one, other) => Number(isHinted(other)) - Number(isHinted(one)) || value(other) - value(one))
    .map(({ known, match, isTold }) => {
      const isLikely = isTold || match.isPartial;
      const needed = match.coverage < plain.coverage ? plain.weightBelow : plain.weight;
      const isVague = isTold || (isLikely && match.weight < needed);
      return { known, match, weight: match.weight, isTold, isRecalled: true, isLikely, isVague };
    });
}

/** Whether to look closer: half may be misspelled or split. */
function isMostlySaid({ recalled }: IndexedRecall, { places }: ReportText): boolean {
  const said = recalled.parts.filter((part) => 'key' in part && places.has(part.key));
  return weighParts(said) * 2 >= recalled.weight;
}

function matchEntry(entry: IndexedRecall, text: ReportText, isHinted: boolean): Recalled[] {
  const match = matchRecalled(entry.recalled, text);
  if (!match || (entry.isTold && match.coverage < 1)) return [];
  const isPlain = !entry.isTold && match.weight >= certain.weight && match.coverage >= certain.coverage;
  return isHinted || isPlain ? [{ ...entry, match }] : [];
}

/** Named values count like words, and a printed message more than the same in the words of learners. */
function value({ match, isTold }: Recalled): number {
  const named = Object.keys(match.slots).length;
  return match.weight * match.coverage + 4 * named - (match.isPartial ? 1 : 0) - (isTold ? 3 : 0);
}
