import { type Classifier, tagShare } from './classifier.ts';
import { type Buckets, listBuckets } from './list-buckets.ts';
import { toShares } from './to-shares.ts';

export type RankedLabel<Label extends string> = { readonly label: Label; readonly share: number };

/** The labels of a message as shares of one, likeliest first. Tags are what else is known about it. Total. */
export function classify<Label extends string>(
  model: Classifier<Label>,
  message: string,
  tags: readonly string[],
): RankedLabel<Label>[] {
  const scores = scoreLabels(model, listBuckets(message, tags, model.bits));
  const shares = toShares(scores.map((score) => score / model.temperature));
  return model.labels
    .map((label, at) => ({ label, share: shares[at] ?? 0 }))
    .sort((one, other) => other.share - one.share);
}

export function scoreLabels({ biases, unit, weights }: Classifier, { words, tags }: Buckets): number[] {
  const width = biases.length;
  const [ofWords, ofTags] = [addWeights(weights, words, width), addWeights(weights, tags, width)];
  const ofWord = unit / Math.sqrt(Math.max(words.length, 1));
  const ofTag = unit * tagShare;
  return biases.map((bias, at) => bias + (ofWords[at] ?? 0) * ofWord + (ofTags[at] ?? 0) * ofTag);
}

function addWeights(weights: Int8Array, buckets: readonly number[], width: number): Int32Array {
  const sums = new Int32Array(width);
  for (const bucket of buckets) {
    const from = bucket * width;
    for (let at = 0; at < width; at += 1) sums[at] = (sums[at] ?? 0) + (weights[from + at] ?? 0);
  }
  return sums;
}
