import type { Found } from '#finding/find-topics.ts';
import type { Understanding } from '#finding/understanding.ts';

import type { Library, TaughtTopic } from '../library.ts';
import type { Letter } from './letter.ts';
import { escapeMarks } from './marks.ts';
import { joinWords, linkTopic, nameOf } from './words.ts';

type Answer = Extract<Understanding, { readonly intent: 'answer' | 'homework' }>;

/** So near to the best score, a second topic belongs to the answer: "INNER JOIN or LEFT JOIN" is about two. */
const alsoMeant = 0.75;

/** The topics that explain what was asked, the right one first, with links, a check to try, and what rests on what. */
export function writeAnswer(library: Library, { topics, certainty, technologies }: Answer): Letter {
  const found = topics.flatMap(({ key }) => library.topics.get(key) ?? []);
  const [best] = found;
  if (!best) return { paragraphs: writeNothingFound(library, technologies) };
  const opening =
    certainty === 'sure'
      ? []
      : [
          'I am not sure that our topics answer this. I can only help with programming; this is the closest that they hold.',
        ];
  const explained = found.slice(0, countMeant(topics));
  const others = found.slice(explained.length, explained.length + 3);
  const paragraphs = [
    ...opening,
    ...explained.map(explain),
    listPages(explained),
    `**Try it.** ${best.marks.task}`,
    `**Check yourself.** ${best.marks.ask} The answer is folded under ${linkTopic(best)}.`,
    ...sayRests(library, best),
    ...(others.length > 0 ? [`Close to it: ${joinWords(others.map(linkTopic))}.`] : []),
  ];
  const wordable = {
    kind: 'answer',
    topics: found,
    at: opening.length,
    explained: explained.length,
  } as const;
  return certainty === 'sure' ? { paragraphs, wordable } : { paragraphs };
}

/** One topic, or two where the second is as much what was asked. */
function countMeant(topics: readonly Found[]): number {
  const [best, second] = topics;
  return best && second && second.score >= alsoMeant * best.score && second.likeness > 0 ? 2 : 1;
}

function explain(topic: TaughtTopic): string {
  return `**${linkTopic(topic)}** (${escapeMarks(topic.technology.name)}, ${topic.level})\n${escapeMarks(topic.description)}`;
}

function listPages(topics: readonly TaughtTopic[]): string {
  const pages = topics.flatMap(({ marks }) => marks.pages.slice(0, topics.length > 1 ? 2 : 3));
  return ['Read on:', ...new Set(pages.map((page) => `- ${page}`))].join('\n');
}

function sayRests(library: Library, { after, technology }: TaughtTopic): string[] {
  const before = after.flatMap(
    (name) => library.topics.get(name.includes('/') ? name : `${technology.slug}/${name}`) ?? [],
  );
  return before.length > 0 ? [`It rests on ${joinWords(before.map(linkTopic))}.`] : [];
}

function writeNothingFound(library: Library, technologies: readonly string[]): string[] {
  const places = technologies.map((slug) => `[${escapeMarks(nameOf(library, slug))}](/language/${slug})`);
  const where = places.length > 0 ? joinWords(places) : '[Roadmaps](/language)';
  return [
    'Our topics do not explain this, so I have no answer that I could stand behind.',
    `What we do teach is listed under ${where}. Other words for the same thing may lead to it.`,
  ];
}
