/** A mistake that shows in the code itself, without the message of a tool. */
export type Mistake = {
  readonly technologies: readonly string[];
  /** Where it is in the code; it begins on the wrong line. */
  readonly find: RegExp;
  /** The correct code, as `replace` takes it; absent if no single line is right. */
  readonly fix?: string;
  /** What the line does, and what it needs. */
  readonly means: string;
  readonly topic: string;
};
