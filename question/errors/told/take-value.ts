import { readPattern, type RecalledWording, faintWords } from './recalled-wording.ts';
import type { ReportText } from './report-text.ts';
import type { ReportWord } from './report-words.ts';
import { countSame } from './same-words.ts';

/** How far a wording has been read, and what was found. */
export type Walk = {
  readonly parts: RecalledWording['parts'];
  readonly text: ReportText;
  at: number;
  weight: number;
  first: number;
  last: number;
  readonly slots: Record<string, string>;
};

const maxValueWords = 6;
/** Slots whose value is a number. */
const numbered: ReadonlySet<string> = new Set(['line', 'column', 'columns', 'values', 'row']);
/** Slots whose value may be a sign. */
const signs: ReadonlySet<string> = new Set(['bracket', 'token', 'sign', 'op']);
/** Neither a sign nor a number of an error such as CS0161. */
const naming = /^(?![A-Z]+\d+$).*[\p{L}\p{N}]/u;
const noValues: ReadonlySet<string> = new Set([
  ...faintWords,
  ...'when what why how help if please says say error but keep get line then after there you error warning want mean did because while inside before mine me everything'.split(
    ' ',
  ),
]);

/** Takes the words that are the value of a slot, if there are any. */
export function takeValue(state: Walk, index: number): void {
  const { text, at } = state;
  const count = countValueWords(state, index);
  const [first, last] = [text.words[at], text.words[at + count - 1]];
  if (count === 0 || !first || !last || (count === 1 && !mayBeValue(state, first))) return;
  setValues(state, index, text.plain.slice(first.from, last.to));
  state.at += count;
  state.last = state.at - 1;
}

/** A sentence that continues after a comma names no value, but a quoted one is a value. */
function mayBeValue({ text, at }: Walk, { key, from }: ReportWord): boolean {
  const gap = text.plain.slice(text.words[at - 1]?.to ?? from, from);
  if (quote.test(gap.at(-1) ?? '')) return true;
  return !noValues.has(key) && !/[,.?!]\s+$|\n/.test(gap);
}

/** The number of words before the next word of the wording or the closing quotation mark; else one. */
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

export const quote = /["'`´‘’“”]/;

function setValues({ parts, slots }: Walk, index: number, value: string): void {
  const part = parts[index];
  if (!part || !('slots' in part)) return;
  const { groups } = readPattern(part).exec(value) ?? {};
  // People leave out the first part of "table.column" and the last of "user@host".
  const own = /[.:]/.test(part.chunk) ? part.slots.at(-1) : part.slots[0];
  for (const slot of part.slots) {
    const given = groups?.[slot] ?? (slot === own ? value : undefined);
    if (given !== undefined && (!numbered.has(slot) || /^\d+$/.test(given))) slots[slot] ??= given;
  }
}

/** A wording may begin with a value: the word before it. */
export function takeLeading(state: Walk, index: number): void {
  const { parts, text, at } = state;
  const [part, word] = [parts[index], text.words[at - 1]];
  if (!part || !('slots' in part) || !word || noValues.has(word.key)) return;
  if (!naming.test(word.plain) && !part.slots.some((slot) => signs.has(slot))) return;
  if (text.plain.slice(word.to, text.words[at]?.from).includes('\n')) return;
  setValues(state, index, word.plain);
  state.first = at - 1;
}
