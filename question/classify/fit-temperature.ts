import { scoreLabels } from './classify.ts';
import { listBuckets } from './list-buckets.ts';
import type { LabeledLine } from './make-examples.ts';
import { packClassifier, unpackClassifier } from './pack-classifier.ts';
import { toShares } from './to-shares.ts';
import { trainClassifier, type TrainSettings } from './train-classifier.ts';

/** A line and its author. Lines without an author are always for training, never for measuring. */
export type AuthoredLine = LabeledLine & { readonly author: string | null };

const temperatures = Array.from({ length: 41 }, (_, step) => Number((0.5 + step * 0.05).toFixed(2)));

/** What to divide scores by so that a share of .8 is right eight times in ten, measured on a third of the authors. */
export function fitTemperature(lines: readonly AuthoredLine[], settings: TrainSettings): number {
  const authors = [...new Set(lines.flatMap(({ author }) => author ?? []))];
  const groups = [0, 1, 2].map((group) => authors.filter((_, at) => at % 3 === group));
  const asked = groups.flatMap((group) => askAuthors(lines, new Set(group), settings));
  const errors = temperatures.map((temperature) => ({ temperature, error: addErrors(asked, temperature) }));
  return errors.reduce((one, other) => (other.error < one.error ? other : one)).temperature;
}

type Asked = { readonly scores: readonly number[]; readonly wanted: number };

function askAuthors(
  lines: readonly AuthoredLine[],
  authors: ReadonlySet<string>,
  settings: TrainSettings,
): Asked[] {
  const isTheirs = ({ author }: AuthoredLine) => author !== null && authors.has(author);
  const others = lines.filter((line) => !isTheirs(line));
  const model = unpackClassifier(packClassifier(trainClassifier(others, settings), 1));
  return lines.filter(isTheirs).map(({ text, tags, label }) => ({
    scores: scoreLabels(model, listBuckets(text, tags, model.bits)),
    wanted: model.labels.indexOf(label),
  }));
}

/** Squared errors need no logarithm, which engines round differently. */
function addErrors(asked: readonly Asked[], temperature: number): number {
  let sum = 0;
  for (const { scores, wanted } of asked) {
    const shares = toShares(scores.map((score) => score / temperature));
    for (const [at, share] of shares.entries()) sum += (share - (at === wanted ? 1 : 0)) ** 2;
  }
  return sum;
}
