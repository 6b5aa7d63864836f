/** What finding has to know of a topic; `key` is "python/decorators". */
export type FindableTopic = {
  readonly key: string;
  readonly technology: string;
  readonly title: string;
  readonly aliases: readonly string[];
  readonly description: string;
  readonly chapter: string;
  readonly level?: number;
  /** What a learner does and is asked there: it holds everyday words that the description has no room for. */
  readonly task?: string;
  readonly check?: { readonly ask: string; readonly answer: string };
};
