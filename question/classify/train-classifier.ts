import { makeRandom, shuffle } from '../care/seeded-random.ts';
import { tagShare } from './classifier.ts';
import type { Buckets } from './list-buckets.ts';
import { type TrainingExample, type LabeledLine, makeExamples } from './make-examples.ts';
import { toShares } from './to-shares.ts';

export type TrainSettings = {
  readonly bits: number;
  readonly used: number;
  /** How many sizes a weight is stored in, at most seven. Fewer sizes leave space for more buckets. */
  readonly sizes: number;
};

export type TrainedWeights = {
  readonly labels: readonly string[];
  readonly bits: number;
  readonly sizes: number;
  readonly biases: Float64Array;
  readonly weights: Float64Array;
};

const descent = { rounds: 20, rate: 0.15, shrink: 3e-4, seed: 20261122, tagged: 0.4, minSlope: 0.0002 };

/** Logistic regression over hashed features, by AdaGrad. The same lines in the same order give the same weights on every machine. */
export function trainClassifier(lines: readonly LabeledLine[], settings: TrainSettings): TrainedWeights {
  const labels = [...new Set(lines.map(({ label }) => label))].sort();
  const examples = makeExamples(lines, labels, settings);
  const model = makeModel(labels.length, 2 ** settings.bits);
  const random = makeRandom(descent.seed);
  for (let round = 0; round < descent.rounds; round += 1) {
    shuffle(examples, random);
    for (const example of examples) learn(model, example, random() < descent.tagged);
  }
  const end = model.bias * labels.length;
  const [weights, biases] = [model.weights.subarray(0, end), model.weights.subarray(end)];
  return { labels, bits: settings.bits, sizes: settings.sizes, biases, weights };
}

type Model = {
  readonly width: number;
  readonly bias: number;
  readonly weights: Float64Array;
  readonly seen: Float64Array;
};

function makeModel(width: number, bias: number): Model {
  const size = (bias + 1) * width;
  return { width, bias, weights: new Float64Array(size), seen: new Float64Array(size).fill(1e-6) };
}

function learn(model: Model, { wanted, plain, tagged }: TrainingExample, isTagged: boolean): void {
  const inputs = listInputs(model, isTagged ? tagged : plain);
  const scores = new Float64Array(model.width);
  for (const { bucket, value } of inputs) addRow(model, scores, { bucket, value });
  const slopes = toShares(scores);
  slopes[wanted] = (slopes[wanted] ?? 0) - 1;
  for (const input of inputs) move(model, slopes, input);
}

type Input = { readonly bucket: number; readonly value: number };

function listInputs({ bias }: Model, { words, tags }: Buckets): Input[] {
  const each = 1 / Math.sqrt(Math.max(words.length, 1));
  return [
    { bucket: bias, value: 1 },
    ...words.map((bucket) => ({ bucket, value: each })),
    ...tags.map((bucket) => ({ bucket, value: tagShare })),
  ];
}

function addRow({ weights, width }: Model, scores: Float64Array, { bucket, value }: Input): void {
  const from = bucket * width;
  for (let at = 0; at < width; at += 1) scores[at] = (scores[at] ?? 0) + (weights[from + at] ?? 0) * value;
}

function move({ weights, seen, width }: Model, slopes: readonly number[], { bucket, value }: Input): void {
  const from = bucket * width;
  for (let at = 0; at < width; at += 1) {
    const slope = slopes[at] ?? 0;
    if (Math.abs(slope) < descent.minSlope) continue;
    const weight = weights[from + at] ?? 0;
    const step = slope * value + descent.shrink * weight;
    const sum = (seen[from + at] ?? 0) + step * step;
    seen[from + at] = sum;
    weights[from + at] = weight - (descent.rate * step) / Math.sqrt(sum);
  }
}
