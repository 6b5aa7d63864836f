import type { Classifier } from './classifier.ts';
import type { TrainedWeights } from './train-classifier.ts';

export type PackedClassifier<Label extends string = string> = Omit<Classifier<Label>, 'weights'> & {
  readonly weights: string;
};

const [above, below] = ['abcdefg', 'ABCDEFG'];
/** Smaller weights, as a part of the largest, are left out. */
const smallest = 0.1;

/** Writes each weight as one of a few steps, closer together near zero: a weight is the square of its step times the unit. */
export function packClassifier(
  { labels, bits, sizes: most, biases, weights }: TrainedWeights,
  temperature: number,
): PackedClassifier {
  const sizes = Array.from(weights, Math.abs).filter((size) => size > 0);
  sizes.sort((one, other) => one - other);
  const largest = sizes[Math.floor(sizes.length * 0.999)] ?? 1;
  const unit = Number((largest / most ** 2).toPrecision(6));
  const steps = Array.from(weights, (weight) =>
    Math.abs(weight) < smallest * largest ? 0 : toStep(weight / unit, most),
  );
  const rounded = Array.from(biases, (bias) => Number(bias.toFixed(3)));
  return { labels, bits, temperature, biases: rounded, unit, weights: writeSteps(steps) };
}

export function unpackClassifier<Label extends string>(packed: PackedClassifier<Label>): Classifier<Label> {
  const weights = new Int8Array(2 ** packed.bits * packed.labels.length);
  let at = 0;
  for (const [, zeros, letter = ''] of packed.weights.matchAll(/(\d*)([a-zA-Z])/g)) {
    at += Number(zeros);
    const step = above.indexOf(letter) + 1 || -(below.indexOf(letter) + 1);
    weights[at] = step * Math.abs(step);
    at += 1;
  }
  return { ...packed, weights };
}

function toStep(size: number, most: number): number {
  return Math.sign(size) * Math.min(most, Math.round(Math.sqrt(Math.abs(size))));
}

function writeSteps(steps: readonly number[]): string {
  const written: string[] = [];
  let zeros = 0;
  for (const step of steps) {
    if (step !== 0)
      written.push(zeros > 0 ? `${zeros}` : '', (step > 0 ? above : below)[Math.abs(step) - 1] ?? '');
    zeros = step === 0 ? zeros + 1 : 0;
  }
  return written.join('');
}
