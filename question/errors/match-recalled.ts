import { type RecalledWording, smallWords, weighParts } from './recalled-wording.ts';
import { countSame } from './same-words.ts';
import { listReportWords, type ReportWord } from './report-words.ts';

/** `coverage`: the part of the wording's words that were said, from 0 to 1. */
export type RecalledMatch = {
  readonly slots: Readonly<Record<string, string>>;
  readonly from: number;
  readonly to: number;
  readonly weight: number;
  readonly coverage: number;
  /** Whether a value is missing. */
  readonly isPartial: boolean;
};

/** A text, its words, and where each of them is, and each two that may be one word. */
export type ReportText = {
  readonly plain: string;
  readonly words: readonly ReportWord[];
  readonly places: ReadonlyMap<string, readonly number[]>;
};

export function readReport(plain: string): ReportText {
  const words = listReportWords(plain).slice(0, maxWords);
  const places = new Map<string, number[]>();
  for (const [at, { key }] of words.entries()) {
    for (const said of [key, key + (words[at + 1]?.key ?? '')])
      places.set(said, [...(places.get(said) ?? []), at]);
  }
  return { plain, words, places };
}

type Walk = {
  readonly parts: RecalledWording['parts'];
  readonly text: ReportText;
  at: number;
  weight: number;
  first: number;
  last: number;
  readonly slots: Record<string, string>;
};

const maxWords = 600;
const maxSkipped = 1;
const maxValueWords = 6;
/** Of a wording that is said in full, and of one that is said in part. */
const least = { whole: 10, part: 14, coverage: 0.75 } as const;
/** Slots whose value is a number. */
const numbered: ReadonlySet<string> = new Set(['line', 'column', 'columns', 'values', 'row']);
/** Slots whose value may be a sign. */
const signs: ReadonlySet<string> = new Set(['bracket', 'token', 'sign', 'op']);
/** Neither a sign nor the number of an error, such as CS0161. */
const naming = /^(?![A-Z]+\d+$).*[\p{L}\p{N}]/u;
const noValues: ReadonlySet<string> = new Set([
  ...smallWords,
  ...'when what why how help if please says say error but keep get line then after there you error warning want mean did because while inside before mine me everything'.split(
    ' ',
  ),
]);

/** The place where most of the wording is said, in its order; null where too little of it is. It begins with a word of the first half. */
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

/** With the bracket that closes the last word's. */
function placeOf({ text, first, last }: Walk): { from: number; to: number } {
  const [from, to] = [text.words[first]?.from ?? 0, text.words[last]?.to ?? 0];
  const said = text.plain.slice(from, to);
  const isOpen = said.split('(').length > said.split(')').length && text.plain[to] === ')';
  return { from, to: isOpen ? to + 1 : to };
}

/** Takes what is said of a part, and leaves out what is not. Returns how many parts it went on. */
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

function takeValue(state: Walk, index: number): void {
  const { text, at } = state;
  const count = countValueWords(state, index);
  const [first, last] = [text.words[at], text.words[at + count - 1]];
  if (count === 0 || !first || !last || (count === 1 && !mayBeValue(state, first))) return;
  setValues(state, index, text.plain.slice(first.from, last.to));
  state.at += count;
  state.last = state.at - 1;
}

/** A sentence that goes on behind a comma names no value. */
function mayBeValue({ text, at }: Walk, { key, from }: ReportWord): boolean {
  const gap = text.plain.slice(text.words[at - 1]?.to ?? from, from);
  return !noValues.has(key) && !/[,.?!]\s+$|\n/.test(gap);
}

/** How many words are before the next word of the wording, or before the quotation mark that closes; else one. */
function countValueWords({ parts, text, at }: Walk, index: number): number {
  const part = parts[index];
  const next = parts.findIndex((one, place) => place > index && 'key' in one);
  const isSpaced = part !== undefined && 'slots' in part && part.spaced;
  if (next < 0) return isSpaced ? countQuoted(text, at) : 1;
  const most = isSpaced ? maxValueWords : 1;
  for (let count = 0; count <= most; count += 1)
    if (countSame(text.words, at + count, parts, next) !== null) return count;
  return 1;
}

function countQuoted({ plain, words }: ReportText, at: number): number {
  if (!quote.test(plain[(words[at]?.from ?? 0) - 1] ?? '')) return 1;
  const closed = words.slice(at, at + maxValueWords).findIndex(({ to }) => quote.test(plain[to] ?? ''));
  return closed < 0 ? 1 : closed + 1;
}

const quote = /["'`´‘’“”]/;

function setValues({ parts, slots }: Walk, index: number, value: string): void {
  const part = parts[index];
  if (!part || !('slots' in part)) return;
  const { groups } = part.pattern.exec(value) ?? {};
  for (const [at, slot] of part.slots.entries()) {
    const given = groups?.[slot] ?? (at === part.slots.length - 1 ? value : undefined);
    if (given !== undefined && (!numbered.has(slot) || /^\d+$/.test(given))) slots[slot] ??= given;
  }
}

function takeLeading(state: Walk, index: number): void {
  const { parts, text, at } = state;
  const [part, word] = [parts[index], text.words[at - 1]];
  if (!part || !('slots' in part) || !word || noValues.has(word.key)) return;
  if (!naming.test(word.plain) && !part.slots.some((slot) => signs.has(slot))) return;
  if (text.plain.slice(word.to, text.words[at]?.from).includes('\n')) return;
  setValues(state, index, word.plain);
  state.first = at - 1;
}
