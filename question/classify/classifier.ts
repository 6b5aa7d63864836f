export type Classifier<Label extends string = string> = {
  readonly labels: readonly Label[];
  /** There are two to the power of `bits` buckets. */
  readonly bits: number;
  /** What the scores are divided by, so that shares are as often right as they say. */
  readonly temperature: number;
  readonly biases: readonly number[];
  /** What a weight of one is worth. */
  readonly unit: number;
  /** Whole numbers: those of the first bucket, a label after the other, then those of the next. */
  readonly weights: Int8Array;
};

/** How much a tag counts beside all the words of a message, which count as one. */
export const tagShare = 0.5;
