import type { ErrorFix, KnownError } from '#content/error-schema.ts';

import { adviseWithoutCode, applyFix, type Fixed } from './apply-fix.ts';
import type { ErrorIndex } from './error-index.ts';
import { findKnownErrors, type FoundError } from './find-known-error.ts';
import { foldReport } from './fold-report.ts';
import { listSuspects, type Suspects } from './offending-line.ts';
import { type PastedParts, splitMessage } from './split-message.ts';
import { fillTemplate, type Slots } from './template.ts';

export type ErrorReading = {
  readonly known: KnownError;
  readonly slots: Slots;
  readonly error: string;
  readonly means: string;
  readonly why: string;
  /** With its indentation; null where no code was pasted. */
  readonly line: string | null;
  readonly number: number | null;
  readonly fixed: string | null;
  readonly say: string;
  /** The learner's names in a program that is wrong in the same way. */
  readonly example: { readonly wrong: string; readonly right: string } | null;
};

const maxMessage = 8000;

/** Null if the message has no known error in it. The likeliest technologies come first in `hints`. */
export function readError(index: ErrorIndex, message: string, hints: readonly string[]): ErrorReading | null {
  const text = foldReport(message.slice(0, maxMessage));
  for (const found of findKnownErrors(index, text, hints)) {
    const error = text.plain.slice(found.match.from, found.match.to);
    const reading = readFound(found, splitMessage(message.slice(0, maxMessage), error), error);
    if (reading) return reading;
  }
  return null;
}

/** Null if a sentence lacks a value. What learners only tell counts if their code has the error. */
function readFound(
  { known, form, match }: FoundError,
  parts: PastedParts,
  error: string,
): ErrorReading | null {
  const suspects = listSuspects(parts, match.slots);
  const fixed = tryFixes(known.fixes, suspects, match.slots);
  if (form === 'told' && fixed === null) return null;
  const slots = fixed?.slots ?? match.slots;
  const last = known.fixes.at(-1);
  const means = fillTemplate(known.means, slots);
  const why = fillTemplate(known.why, slots);
  const bare = fixed ?? (suspects.code.length === 0 ? adviseWithoutCode(known.fixes, slots) : null);
  const say = bare?.say ?? fillTemplate(last?.say ?? '', slots);
  if (means === null || why === null || say === null) return null;
  const fills = { known, slots, error, means, why, say };
  return { ...fills, ...placeLine(fixed, suspects, parts), example: bare ? null : fillExample(last, slots) };
}

function placeLine(fixed: Fixed | null, { code, located, named }: Suspects, { number }: PastedParts) {
  const at = fixed?.at ?? located ?? named[0] ?? null;
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
  const wrong = fillTemplate(fix?.example?.wrong ?? '', slots);
  const right = fillTemplate(fix?.example?.right ?? '', slots);
  return wrong && right ? { wrong, right } : null;
}
