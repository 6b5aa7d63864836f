import { isGluedLetter } from './fold-message.ts';
import { listFeatures } from './list-features.ts';
import { listSpans, type MessagePart } from './list-spans.ts';

export type Model = { readonly bias: number; readonly weights: ArrayLike<number> };

/** How sure the model is, from 0 to 1, that a part of a message needs care; `alone` leaves out parts of a word or two. */
export type Certainty = { readonly any: number; readonly alone: number };

export function weighMessage({ bias, weights }: Model, tokens: readonly string[]): Certainty {
  const [sums, counts] = [[0], [0]];
  for (const [at, buckets] of listFeatures(tokens).entries()) {
    const sum = buckets.reduce((all, bucket) => all + (weights[bucket] ?? 0), 0);
    sums.push((sums[at] ?? 0) + sum);
    counts.push((counts[at] ?? 0) + buckets.length);
  }
  const weigh = (span: MessagePart) =>
    bias + between(sums, span) / Math.sqrt(Math.max(between(counts, span), 1));
  const spans = listSpans(tokens);
  const long = spans.filter((span) => saysEnough(tokens.slice(span.from, span.to)));
  return { any: findSurest(spans.map(weigh)), alone: findSurest(long.map(weigh)) };
}

function between(all: readonly number[], { from, to }: MessagePart): number {
  return (all[to] ?? 0) - (all[from] ?? 0);
}

function findSurest(sums: readonly number[]): number {
  return 1 / (1 + Math.exp(-Math.max(...sums, Number.NEGATIVE_INFINITY)));
}

/** One word or two say too little to go by: those that do are among the patterns. */
function saysEnough(tokens: readonly string[]): boolean {
  const words = tokens.filter((token) => token !== '.');
  return words.length >= 3 || (words[0] !== undefined && isGluedLetter(words[0]) && words.length >= 2);
}
