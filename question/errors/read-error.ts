import type { ErrorFix, KnownError } from '#content/error-schema.ts';

import { adviseWithoutCode, applyFix, type Fixed } from './fix/apply-fix.ts';
import type { ErrorIndex } from './error-index.ts';
import type { FoundError } from './find-known-error.ts';
import { foldReport } from './fold-report.ts';
import { isReport } from './told/is-report.ts';
import { listSuspects, type Suspects } from './offending-line.ts';
import { rankErrors } from './rank-errors.ts';
import { type PastedParts, splitMessage } from './split-message.ts';
import { fillStandIns, fillUnknown, type Slots } from './template.ts';
import { addSigns, spellNames, writeMessage } from './told/told-values.ts';

export type ErrorReading = {
  readonly known: KnownError;
  readonly slots: Slots;
  readonly error: string;
  /** As a tool prints it; null unless the learner quotes only a part. */
  readonly likely: string | null;
  readonly means: string;
  readonly why: string;
  /** With its indentation; null where no code was pasted. */
  readonly line: string | null;
  readonly number: number | null;
  readonly fixed: string | null;
  readonly say: string;
  /** A program that is wrong in the same way, with the learner's names. */
  readonly example: { readonly wrong: string; readonly right: string } | null;
};

const maxMessage = 8000;

/** Null if the message has no known error in it. The likeliest technologies come first in `hints`. */
export function readError(index: ErrorIndex, message: string, hints: readonly string[]): ErrorReading | null {
  const text = foldReport(message.slice(0, maxMessage));
  const reported = isReport(text.folded);
  for (const found of rankErrors(index, text, hints)) {
    const error = text.plain.slice(found.match.from, found.match.to);
    const reading = readFound(found, splitMessage(message.slice(0, maxMessage), error), error);
    if (reported || reading.fixed !== null || !found.isVague) return reading;
  }
  return null;
}

function readFound(found: FoundError, parts: PastedParts, error: string): ErrorReading {
  const { known, match, isRecalled, isLikely } = found;
  const signed = addSigns(known, match.slots);
  const given = isRecalled ? spellNames(known, signed, parts.code.join('\n')) : signed;
  const suspects = listSuspects(parts, given);
  const fixed = tryFixes(known.fixes, suspects, given);
  const slots = fixed?.slots ?? given;
  const last = known.fixes.at(-1);
  const bare = fixed ?? adviseWithoutCode(known.fixes, slots, suspects.code.length > 0);
  return {
    known,
    slots,
    error,
    likely: isLikely ? writeMessage(known, error, slots) : null,
    means: fillUnknown(known.means, slots),
    why: fillUnknown(known.why, slots),
    say: bare?.say ?? fillUnknown(last?.say ?? '', slots),
    ...placeLine(fixed, suspects, parts),
    example: bare ? null : fillExample(last, slots),
  };
}

function placeLine(fixed: Fixed | null, { code, located, named }: Suspects, { number }: PastedParts) {
  const shown = located !== null && /\w/.test(code[located] ?? '') ? located : null;
  const at = fixed?.at ?? shown ?? named[0] ?? null;
  const line = at === null ? null : (code[at] ?? null);
  const counted = at !== null && code.length > 1 ? at + 1 : null;
  return { line, number: at === located ? (number ?? counted) : counted, fixed: fixed?.text ?? null };
}

function tryFixes(fixes: readonly ErrorFix[], suspects: Suspects, slots: Slots): Fixed | null {
  const { code, located, named, others } = suspects;
  const first = located === null ? [] : [located];
  for (const at of [...first, ...named]) {
    const fixed = firstFixed(fixes.filter(changes), (fix) => applyFix(fix, code, at, slots));
    if (fixed) return fixed;
  }
  for (const at of others) {
    const fixed = firstFixed(
      fixes.filter((fix) => changes(fix) && (fix.when ?? fix.above ?? fix.below) !== undefined),
      (fix) => applyFix(fix, code, at, slots),
    );
    if (fixed) return fixed;
  }
  return null;
}

function firstFixed(fixes: readonly ErrorFix[], apply: (fix: ErrorFix) => Fixed | null): Fixed | null {
  for (const fix of fixes) {
    const fixed = apply(fix);
    if (fixed) return fixed;
  }
  return null;
}

function changes({ to, top, indent }: ErrorFix): boolean {
  return to !== undefined || top !== undefined || indent !== undefined;
}

function fillExample(fix: ErrorFix | undefined, slots: Slots): ErrorReading['example'] {
  const wrong = fillStandIns(fix?.example?.wrong ?? '', slots);
  const right = fillStandIns(fix?.example?.right ?? '', slots);
  return wrong && right ? { wrong, right } : null;
}
