/** What finding has to know of a topic; `key` is "python/decorators". */
export type FindableTopic = {
  readonly key: string;
  readonly technology: string;
  readonly title: string;
  readonly aliases: readonly string[];
  readonly description: string;
  readonly chapter: string;
  readonly level?: number;
};
