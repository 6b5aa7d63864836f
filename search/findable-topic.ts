/** What finding has to know of a topic; `key` is "python/decorators". */
export type FindableTopic = {
  readonly key: string;
  readonly technology: string;
  readonly title: string;
  readonly aliases: readonly string[];
  readonly questions?: readonly string[];
  readonly description: string;
  readonly chapter: string;
  /** 1 for beginners to 3 for the advanced. */
  readonly level?: number;
  readonly importance?: 'core' | 'usual' | 'niche';
  /** What a learner does and is asked there: it holds everyday words that the description has no room for. */
  readonly task?: string;
  readonly check?: { readonly ask: string; readonly answer: string };
};
