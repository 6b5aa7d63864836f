import type { ErrorIndex } from './error-index.ts';
import { findKnownErrors, type FoundError } from './find-known-error.ts';
import { findRecalledErrors } from './told/find-recalled-error.ts';
import type { FoldedReport } from './fold-report.ts';

/** How much of another error a message must say from memory, relative to what it quotes, for that one to be meant. */
const needed = { hinted: 1.3, other: 0.6 } as const;

/** The errors that a text is about, likeliest first: as tools print them, or else as people remember them. */
export function rankErrors(index: ErrorIndex, text: FoldedReport, hints: readonly string[]): FoundError[] {
  const quoted = findKnownErrors(index, text, hints);
  const recalled = findRecalledErrors(index, text.plain, hints);
  const [first] = quoted;
  if (first === undefined || first.isTold) return [...recalled, ...quoted];
  const isHinted = hints.includes(first.known.technology);
  const least = first.weight * (isHinted ? needed.hinted : needed.other);
  const better = recalled.filter(
    ({ known, weight, isTold }) => !isTold && weight > least && hints.includes(known.technology),
  );
  return [...better, ...quoted, ...recalled];
}
