/** A mistake that code shows by itself, without a message of any tool. */
export type Mistake = {
  readonly technologies: readonly string[];
  /** Where it is in the code; it begins on the wrong line. */
  readonly find: RegExp;
  /** What is there instead, as `replace` takes it; absent where no one line is right. */
  readonly fix?: string;
  /** What the line does, and what it needs. */
  readonly means: string;
  /** The topic that explains it. */
  readonly topic: string;
};
