export type Classifier<Label extends string = string> = {
  readonly labels: readonly Label[];
  /** There are two to the power of `bits` buckets. */
  readonly bits: number;
  /** What the scores are divided by, so that shares are as often right as they say. */
  readonly temperature: number;
  readonly biases: readonly number[];
  readonly unit: number;
  /** The weights of the first bucket, one for each label, then those of the next. */
  readonly weights: Int8Array;
};

/** The weight of a tag. All words of a message together weigh one. */
export const tagShare = 0.5;
