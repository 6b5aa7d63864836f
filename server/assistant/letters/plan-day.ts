import type { Chapter } from '#content/schema.ts';
import type { Day, Fill, Item } from '#planner/plan.ts';

import type { Library, TaughtTopic } from '../library.ts';
import { escapeMarks } from './marks.ts';
import { joinWords, linkTopic } from './words.ts';

const reviewMinutes = 3;
const namedAtMost = 4;

/**
 * One day: its new topics with their page and task, its review questions, and what the other minutes are for. `told`
 * holds the projects of the days before, and takes this day's.
 */
export function writeDay(library: Library, day: Day, told: Set<string>): string {
  const lines = [
    ...writeRecalls(library, day),
    ...day.items.map((item) => writeItem(library, item)),
    ...writeReviews(library, day),
    ...(day.fill ? [writeFill(library, day, told)] : []),
  ];
  const rest = lines.length === 0 ? ['- Rest. Nothing is planned today.'] : lines;
  return [`**Day ${day.day}** (${day.minutes} min)`, ...rest].join('\n');
}

function writeItem(library: Library, { key, part, parts, minutes }: Item): string {
  const topic = library.topics.get(key);
  if (!topic) return '';
  const which = parts > 1 ? `part ${part} of ${parts}, ` : '';
  const page = topic.marks.pages[part - 1] ?? '';
  const task = part === parts ? ` Try: ${topic.marks.task}` : '';
  return `- ${linkTopic(topic)} (${which}${minutes} min). ${page === '' ? '' : `Read ${page}.`}${task}`;
}

/** What the day rests on and the plan takes as known: who cannot answer has found what to learn first. */
function writeRecalls(library: Library, { recalls }: Day): string[] {
  const topics = recalls.flatMap((key) => library.topics.get(key) ?? []);
  if (topics.length === 0) return [];
  return [
    `- First recall ${joinWords(topics.map(linkTopic))}, ${topics.length * reviewMinutes} min: answer the check of each, and learn first what is new to you.`,
  ];
}

/** A review asks and never says "read again"; the answers are folded on the roadmap. */
function writeReviews(library: Library, { reviews }: Day): string[] {
  const topics = reviews.flatMap(({ key }) => library.topics.get(key) ?? []);
  if (topics.length === 0) return [];
  const [first, ...others] = topics;
  const rest = others.length > 0 ? ` Then recall the check of ${joinWords(others.map(linkTopic))}.` : '';
  const question = first ? `${linkTopic(first)}: ${first.marks.ask}` : '';
  return [`- Review, ${topics.length * reviewMinutes} min. ${question}${rest}`];
}

function writeFill(library: Library, { fill, items }: Day, told: Set<string>): string {
  if (!fill) return '';
  const { kind, minutes, about } = fill;
  const topics = about.flatMap((key) => library.topics.get(key) ?? []);
  const names = joinWords(topics.slice(0, namedAtMost).map(linkTopic));
  const begun = items.some(({ part, parts }) => part < parts);
  const texts: Record<Fill['kind'], () => string> = {
    exercise: () =>
      begun
        ? `Exercise, ${minutes} min. Type in the examples that you read, and change one thing in each.`
        : `Exercise, ${minutes} min. Repeat the task of ${names} with other values, without looking.`,
    practice: () =>
      `Practice, ${minutes} min. Do the tasks of ${names} once more from memory, then change one thing in each.`,
    project: () => `Project, ${minutes} min. ${describeProject(topics, told)}`,
    'catch-up': () => `Catch-up and review, ${minutes} min. This time is yours: finish what is open.`,
    'wrap-up': () =>
      `Wrap-up, ${minutes} min. Explain ${names} aloud in your own words, and note what to look at again.`,
  };
  return `- ${texts[kind]()}`;
}

/** The project of the chapter that most of these topics are from; a project told before is gone on with. */
function describeProject(topics: readonly TaughtTopic[], told: Set<string>): string {
  const chapters = topics.flatMap(
    ({ slug, technology }) =>
      technology.chapters.find((chapter) => chapter.topics.some((topic) => topic.slug === slug)) ?? [],
  );
  const often = (chapter: Chapter) => chapters.filter((other) => other === chapter).length;
  const [chapter] = chapters.toReversed().toSorted((a, b) => often(b) - often(a));
  if (!chapter) return 'Go on with a small program of your own.';
  const { title, brief } = chapter.project;
  const uses = `Use ${joinWords(topics.slice(0, namedAtMost).map(linkTopic))}.`;
  if (told.has(title)) return `Go on with **${escapeMarks(title)}**, or make it better. ${uses}`;
  told.add(title);
  return `**${escapeMarks(title)}**: ${escapeMarks(brief)} ${uses}`;
}
