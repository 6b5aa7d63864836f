import type { ErrorIndex, IndexedRecall } from './error-index.ts';
import type { FoundError } from './find-known-error.ts';
import { matchRecalled, readReport, type RecalledMatch, type ReportText } from './match-recalled.ts';
import { weighParts } from './recalled-wording.ts';

type Recalled = IndexedRecall & { readonly match: RecalledMatch };

/** From here on, a message is the tool's own, whatever technology was chosen. */
const certain = { weight: 26, partly: 20, mostly: 0.85, coverage: 0.95 } as const;

/** The known errors that a text says from memory, likeliest first: without quotes, misspelled, or in part. */
export function findRecalledErrors(index: ErrorIndex, plain: string, hints: readonly string[]): FoundError[] {
  const text = readReport(plain);
  const entries = new Set([...text.places.keys()].flatMap((key) => index.recalled.get(key) ?? []));
  const isHinted = ({ known }: IndexedRecall) => hints.includes(known.technology);
  const said = [...entries].filter((entry) => isMostlySaid(entry, text));
  const found = said.flatMap((entry) => matchEntry(entry, text, isHinted(entry)));
  const order = (entry: Recalled) => (isHinted(entry) ? 2 : 0) + (entry.isTold ? 0 : 1);
  return found
    .toSorted((one, other) => order(other) - order(one) || value(other) - value(one))
    .map(({ known, match, isTold }) => {
      const isLikely = isTold || match.isPartial;
      const isVague =
        isTold || match.coverage < certain.mostly || (isLikely && match.weight < certain.partly);
      return { known, match, weight: match.weight, isTold, isRecalled: true, isLikely, isVague };
    });
}

/** Whether it is worth a closer look: half may be misspelled or written in two words. */
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

function value({ match }: Recalled): number {
  return match.weight * match.coverage - (match.isPartial ? 1 : 0);
}
