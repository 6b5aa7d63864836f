import { isGluedLetter } from './fold-message.ts';

/** A part of a message: from one token up to, but not including, another. */
export type MessagePart = { readonly from: number; readonly to: number };

const widest = 14;
const narrowest = 3;
const step = 4;

/** What is weighed by itself, so that a cry for help is not lost in a long text: clauses, and fourteen words. */
export function listSpans(tokens: readonly string[]): MessagePart[] {
  const ends = sumLengths(tokens);
  const all = { from: 0, to: tokens.length };
  const whole = measure(ends, all) <= widest ? [all] : listStretches(ends, all);
  const clauses = listClauses(tokens).filter((span) => measure(ends, span) >= narrowest);
  const inner = clauses.flatMap((span) =>
    measure(ends, span) <= widest ? [span] : listStretches(ends, span),
  );
  return clauses.length === 1 ? whole : [...whole, ...inner];
}

function listClauses(tokens: readonly string[]): MessagePart[] {
  const stops = [-1, ...tokens.flatMap((token, at) => (token === '.' ? [at] : [])), tokens.length];
  return stops.slice(1).map((to, at) => ({ from: (stops[at] ?? -1) + 1, to }));
}

function listStretches(ends: readonly number[], { from, to }: MessagePart): MessagePart[] {
  const spans: MessagePart[] = [];
  let end = from;
  for (let start = from; start < to; start += step) {
    while (end < to && measure(ends, { from: start, to: end + 1 }) <= widest) end += 1;
    spans.push({ from: start, to: end });
    if (end === to) break;
  }
  return spans;
}

/** How long a message is up to each token; a letter of writing without spaces is about half a word. */
function sumLengths(tokens: readonly string[]): number[] {
  const ends = [0];
  for (const token of tokens) ends.push((ends.at(-1) ?? 0) + lengthOf(token));
  return ends;
}

function lengthOf(token: string): number {
  if (token === '.') return 0;
  return isGluedLetter(token) ? 0.6 : 1;
}

function measure(ends: readonly number[], { from, to }: MessagePart): number {
  return (ends[to] ?? 0) - (ends[from] ?? 0);
}
