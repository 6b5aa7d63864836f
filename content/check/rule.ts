import type { Link, TechnologySource, TopicSource } from '../schema.ts';

/** Everything a rule may look at: one finished roadmap, the whole library beside it, and the link registry. */
export type Subject = {
  readonly technology: TechnologySource;
  readonly library: ReadonlyMap<string, TechnologySource>;
  readonly links: ReadonlyMap<string, Link>;
};

/** Where and how a rule is broken; `topic` is a slug, absent where the whole file is meant. */
export type Breach = { readonly topic?: string; readonly message: string };

export type Rule = { readonly name: string; readonly check: (subject: Subject) => Breach[] };

export function topicsOf(technology: TechnologySource): TopicSource[] {
  return technology.chapters.flatMap((chapter) => chapter.topics);
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The values that occur more than once, each named once. */
export function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
