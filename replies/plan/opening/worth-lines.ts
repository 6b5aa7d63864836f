import type { Library } from '../../library.ts';
import { escapeMarks } from '../../marks.ts';
import { linkTopic, nameOf } from '../../words.ts';

const maxNamed = 3;

/** What each technology is for, and what the topics say that weigh it; nothing where it was not asked whether to learn them. */
export function sayWorth(
  library: Library,
  technologies: readonly string[],
  worth: readonly string[] | undefined,
): string[] {
  if (!worth) return [];
  const summaries = technologies.slice(0, maxNamed).flatMap((slug) => {
    const summary = library.roadmaps.get(slug)?.summary;
    return summary ? [`**${escapeMarks(nameOf(library, slug))}**: ${escapeMarks(summary)}`] : [];
  });
  const weighed = worth
    .flatMap((key) => library.topics.get(key) ?? [])
    .map((topic) => `${linkTopic(topic)}: ${escapeMarks(topic.description)}`);
  return [
    'Whether it is worth your time depends on what you want to make with it.',
    ...summaries,
    ...weighed,
  ];
}
