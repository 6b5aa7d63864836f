import type { Library } from '../../library.ts';
import { escapeMarks } from '../../marks.ts';
import { linkTopic } from '../../words.ts';

const maxNamed = 2;

/** The verdict on each technology, and what the topics say that weigh it; nothing where it was not asked whether to learn them. */
export function sayWorth(
  library: Library,
  technologies: readonly string[],
  worth: readonly string[] | undefined,
): string[] {
  if (!worth) return [];
  const verdicts = technologies
    .slice(0, maxNamed)
    .flatMap((slug) => library.careers.technologies[slug]?.worth ?? []);
  const weighed = worth
    .flatMap((key) => library.topics.get(key) ?? [])
    .map((topic) => `${linkTopic(topic)}: ${escapeMarks(topic.description)}`);
  return [...verdicts.map(escapeMarks), ...weighed];
}
