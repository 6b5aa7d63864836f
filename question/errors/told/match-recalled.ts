import { type RecalledWording, weighParts } from './recalled-wording.ts';
import type { ReportText } from './report-text.ts';
import { countSame } from './same-words.ts';
import { quote, takeLeading, takeValue, type Walk } from './take-value.ts';

/** `coverage`: the part of the wording's words that were said, from 0 to 1. */
export type RecalledMatch = {
  readonly slots: Readonly<Record<string, string>>;
  readonly from: number;
  readonly to: number;
  readonly weight: number;
  readonly coverage: number;
  readonly isPartial: boolean;
};

const maxSkipped = 1;
/** The least weight of a full and of a partial wording, and the least coverage. */
const least = { whole: 10, part: 14, coverage: 0.72 } as const;

/** The place that has most of the wording in order; null if it has too little. It begins with a word of the first half. */
export function matchRecalled(wording: RecalledWording, text: ReportText): RecalledMatch | null {
  const { parts } = wording;
  const first = parts.findIndex((part) => 'key' in part);
  let best: RecalledMatch | null = null;
  for (let start = first; start >= 0 && (start === first || start <= parts.length / 2); start += 1) {
    const part = parts[start];
    if (!part || !('key' in part) || (start > first && part.weight < 2)) continue;
    for (const at of text.places.get(part.key) ?? []) {
      const match = walk(wording, start, text, at);
      if (match && (!best || match.weight > best.weight)) best = match;
    }
  }
  return best;
}

function walk({ parts, weight }: RecalledWording, start: number, text: ReportText, at: number) {
  const state: Walk = { parts, text, at, weight: 0, first: at, last: at, slots: {} };
  takeLeading(state, start - 1);
  for (let index = start; index < parts.length;) index += takePart(state, index);
  const coverage = state.weight / weight;
  const named = parts.flatMap((part) => ('slots' in part ? part.slots : []));
  const isPartial = coverage < 1 || named.some((slot) => state.slots[slot] === undefined);
  if (state.weight < (isPartial ? least.part : least.whole) || coverage < least.coverage) return null;
  return { slots: state.slots, ...placeOf(state), weight: state.weight, coverage, isPartial };
}

/** With the bracket or quotation mark that closes the last word. */
function placeOf({ text, first, last }: Walk): { from: number; to: number } {
  const [from, to] = [text.words[first]?.from ?? 0, text.words[last]?.to ?? 0];
  const said = text.plain.slice(from, to);
  const next = text.plain[to] ?? '';
  const isOpen = said.split('(').length > said.split(')').length && next === ')';
  const isQuoted = quote.test(next) && quote.test(text.plain[(text.words[last]?.from ?? 0) - 1] ?? '');
  return { from, to: isOpen || isQuoted ? to + 1 : to };
}

/** Takes what is said of a part and skips what is not. Returns how many parts it moved on. */
function takePart(state: Walk, index: number): number {
  const { parts, text } = state;
  const part = parts[index];
  if (part && 'slots' in part) takeValue(state, index);
  if (!part || 'slots' in part) return 1;
  for (let skipped = 0; skipped <= maxSkipped; skipped += 1) {
    const same = countSame(text.words, state.at + skipped, parts, index);
    if (same === null) continue;
    state.weight += weighParts(parts.slice(index, index + same.parts));
    state.at += skipped + same.words;
    state.last = state.at - 1;
    return same.parts;
  }
  return 1;
}
