import type { KnownError } from '#content/error-schema.ts';

import type { IndexedWording, ErrorIndex } from './error-index.ts';
import { type FoldedReport, listWords } from './fold-report.ts';
import { matchWording, type WordingMatch } from './match-wording.ts';

/** `isLikely`: from memory and incomplete. `isTold`: in the words of learners. */
export type FoundError = {
  readonly known: KnownError;
  readonly match: WordingMatch;
  readonly isTold: boolean;
  readonly isRecalled: boolean;
  readonly weight: number;
  readonly isLikely: boolean;
  /** `isVague`: so short that it counts only if people tell what went wrong. */
  readonly isVague: boolean;
};

type Hints = readonly string[];
type Quoted = IndexedWording & { readonly match: WordingMatch };

/** The known errors that a text quotes, likeliest first. Without the name of the error, the technology has to fit. */
export function findKnownErrors(index: ErrorIndex, text: FoldedReport, hints: Hints): FoundError[] {
  const words = new Set(listWords(text.folded));
  const entries = [...words].flatMap((word) => index.quoted.get(word) ?? []);
  const found = entries.flatMap((entry) => {
    if (entry.form !== 'printed' && !hints.includes(entry.known.technology)) return [];
    const match = matchWording(entry.wording, text);
    return match ? [{ ...entry, match }] : [];
  });
  const form = (['printed', 'bare', 'told'] as const).find((one) =>
    found.some((entry) => entry.form === one),
  );
  const same = found.filter((entry) => entry.form === form);
  return rank(same, isTraced(text), hints).map(({ known, match, wording }) => {
    const isTold = form === 'told';
    return {
      known,
      match,
      weight: wording.weight,
      isTold,
      isRecalled: isTold,
      isLikely: isTold,
      isVague: isTold,
    };
  });
}

/** The error that stopped the program: the last of a report with frames above it, else the first. */
function rank(found: readonly Quoted[], traced: boolean, hints: Hints): Quoted[] {
  const places = found.map(({ match }) => match.from);
  const place = traced ? Math.max(...places) : Math.min(...places);
  const main = found.find(({ match }) => match.from === place);
  if (!main) return [];
  const hinted = ({ known }: IndexedWording) =>
    hints.includes(known.technology) ? hints.indexOf(known.technology) : hints.length;
  return found
    .filter(({ match }) => match.from < main.match.to && match.to > main.match.from)
    .toSorted((one, other) => other.wording.weight - one.wording.weight || hinted(one) - hinted(other));
}

function isTraced({ folded }: FoldedReport): boolean {
  return folded.includes('traceback (most recent call last)');
}
