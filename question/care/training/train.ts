import { listFeatures } from '../list-features.ts';
import { foldMessage, splitFolded } from '../fold-message.ts';
import { buckets } from '../hash-text.ts';
import { listSpans } from '../list-spans.ts';
import { makeRandom, shuffle } from '../seeded-random.ts';

export type Line = { readonly text: string; readonly needsCare: boolean };
export type Weights = { readonly bias: number; readonly weights: Float64Array };

type Example = { readonly at: readonly number[]; readonly wanted: 0 | 1 };

const settings = { rounds: 14, rate: 0.5, shrink: 1e-3, careWeight: 3, seed: 20261122 };

/** Logistic regression over hashed features, by AdaGrad. The same lines in the same order always give the same weights. */
export function trainCare(lines: readonly Line[]): Weights {
  const examples = lines.flatMap(makeExamples);
  const weights = new Float64Array(buckets + 1);
  const seen = new Float64Array(buckets + 1).fill(1e-6);
  const random = makeRandom(settings.seed);
  for (let round = 0; round < settings.rounds; round += 1) {
    shuffle(examples, random);
    for (const example of examples) learn(weights, seen, example);
  }
  return { bias: weights[buckets] ?? 0, weights: weights.subarray(0, buckets) };
}

/** A harmless message is harmless in each of its parts; one that needs care does as a whole. */
function makeExamples({ text, needsCare }: Line): Example[] {
  const tokens = splitFolded(foldMessage(text));
  const features = listFeatures(tokens);
  const spans = needsCare ? [{ from: 0, to: tokens.length }] : listSpans(tokens);
  return spans.map(({ from, to }) => ({ at: features.slice(from, to).flat(), wanted: needsCare ? 1 : 0 }));
}

function learn(weights: Float64Array, seen: Float64Array, { at, wanted }: Example): void {
  if (at.length === 0) return;
  const share = 1 / Math.sqrt(at.length);
  let sum = weights[buckets] ?? 0;
  for (const bucket of at) sum += (weights[bucket] ?? 0) * share;
  const slope = (1 / (1 + Math.exp(-sum)) - wanted) * (wanted === 1 ? settings.careWeight : 1);
  for (const bucket of at) move(weights, seen, { bucket, slope: slope * share });
  move(weights, seen, { bucket: buckets, slope });
}

type Move = { readonly bucket: number; readonly slope: number };

function move(weights: Float64Array, seen: Float64Array, { bucket, slope }: Move): void {
  const weight = weights[bucket] ?? 0;
  const step = slope + settings.shrink * weight;
  const sum = (seen[bucket] ?? 0) + step * step;
  seen[bucket] = sum;
  weights[bucket] = weight - (settings.rate * step) / Math.sqrt(sum);
}
