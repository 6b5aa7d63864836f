import { foldLiteral, type FoldedReport } from './fold-report.ts';
import { parseTemplate, type TemplatePart, type Slots } from './template.ts';

export type Wording = {
  readonly pieces: readonly TemplatePart[];
  readonly weight: number;
};

export type WordingMatch = { readonly slots: Slots; readonly from: number; readonly to: number };

/** What precedes "is not defined" if no name is given. */
const noName = /^(?:it|this|that|which|there|something)$/i;
const insideWord = /[\p{L}\p{N}_]{2}/u;
const maxSlot = 120;
const maxTries = 12;

export function makeWording(template: string): Wording {
  const pieces = parseTemplate(template.trim().replaceAll(/\s+/g, ' ')).map((piece) =>
    'literal' in piece ? { literal: foldLiteral(piece.literal) } : piece,
  );
  const literals = pieces.map((piece) => ('literal' in piece ? piece.literal.length : 0));
  return { pieces, weight: literals.reduce((total, length) => total + length, 0) };
}

/** The first place that matches. Each slot takes as little as it can, so no place is read twice. */
export function matchWording({ pieces }: Wording, text: FoldedReport): WordingMatch | null {
  const first = pieces.findIndex((piece) => 'literal' in piece);
  const anchor = pieces[first];
  if (!anchor || !('literal' in anchor) || first > 1) return null;
  let from = text.folded.indexOf(anchor.literal);
  for (let tries = 0; from >= 0 && tries < maxTries; tries += 1) {
    const match = matchAt(pieces.slice(first), text, from);
    const whole = match && addLeading(pieces[first - 1], text, match);
    if (whole && isWhole(text, whole)) return whole;
    from = text.folded.indexOf(anchor.literal, from + 1);
  }
  return null;
}

function matchAt(pieces: readonly TemplatePart[], text: FoldedReport, from: number): WordingMatch | null {
  const slots: Record<string, string> = {};
  let at = from;
  for (const [index, piece] of pieces.entries()) {
    if ('literal' in piece) {
      if (!text.folded.startsWith(piece.literal, at)) return null;
      at += piece.literal.length;
      continue;
    }
    const value = readSlot(piece, pieces[index + 1], text, at);
    if (value === null || (slots[piece.slot] ?? value) !== value) return null;
    slots[piece.slot] = value;
    at += value.length;
  }
  return { slots, from, to: at };
}

function readSlot(
  { slot, spaced }: Extract<TemplatePart, { slot: string }>,
  next: TemplatePart | undefined,
  { plain, folded }: FoldedReport,
  at: number,
): string | null {
  const literal = next && 'literal' in next ? next.literal : null;
  const room = plain.slice(at, at + maxSlot);
  const value =
    literal === null
      ? cutEnd(/^[^\n]*/.exec(room)?.[0] ?? '', spaced)
      : cutBefore(room, folded.slice(at, at + maxSlot + literal.length).indexOf(literal));
  if (value === '' || value.includes('\n') || (!spaced && value.includes(' '))) return null;
  return isNumbered(slot) && !/^\d{1,6}$/.test(value) ? null : value;
}

function isNumbered(slot: string): boolean {
  return slot === 'line' || slot === 'column';
}

function cutBefore(room: string, end: number): string {
  return end < 0 ? '' : room.slice(0, end);
}

function cutEnd(room: string, spaced: boolean): string {
  const value = spaced ? room : (room.split(' ')[0] ?? '');
  return value.trimEnd().replace(/[.,;!?`]$/, '');
}

function addLeading(
  piece: TemplatePart | undefined,
  text: FoldedReport,
  match: WordingMatch,
): WordingMatch | null {
  if (!piece || !('slot' in piece)) return match;
  const value = /[^\s'"`]{1,120}$/.exec(text.plain.slice(Math.max(0, match.from - maxSlot), match.from))?.[0];
  if (!value || noName.test(value)) return null;
  return { ...match, from: match.from - value.length, slots: { [piece.slot]: value, ...match.slots } };
}

function isWhole({ folded }: FoldedReport, { from, to }: WordingMatch): boolean {
  return (
    !insideWord.test(folded.slice(Math.max(0, from - 1), from + 1)) &&
    !insideWord.test(folded.slice(to - 1, to + 1))
  );
}
