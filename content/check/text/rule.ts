import type { Link, TechnologySource, TopicSource } from '../../schema.ts';

export type CheckedTechnology = {
  readonly technology: TechnologySource;
  readonly library: ReadonlyMap<string, TechnologySource>;
  readonly links: ReadonlyMap<string, Link>;
};

/** `topic` is a slug, absent for a breach of the whole file. */
export type Breach = { readonly topic?: string; readonly message: string };

export type ContentRule = { readonly name: string; readonly check: (subject: CheckedTechnology) => Breach[] };

export function listTopicSources(technology: TechnologySource): TopicSource[] {
  return technology.chapters.flatMap((chapter) => chapter.topics);
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

export function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
