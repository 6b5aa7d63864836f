import type { TopicSection } from '#content/roadmap.ts';
import type { Found } from '../../search/find-topics.ts';
import { stemWord } from '../../search/text/stem.ts';
import type { ReplyInput } from '#question/reply-input.ts';
import { isChild } from '#planner/time/allowance.ts';

import { levelNames } from '#wording/topic-words.ts';
import type { Library } from '../library.ts';
import type { Request } from '../request.ts';
import { isComparison } from '#question/contrasts/is-comparison.ts';
import type { ReplyBody } from '../reply-body.ts';
import { escapeMarks, marksOf } from '../marks.ts';
import { offerGoals } from '../plan/goal/goal-lines.ts';
import { showListing } from '../direct/example-lines.ts';
import { writeNear } from './near-topics.ts';
import { findErrorSentence, readUnknownError, writeUnknownError } from './unknown-error.ts';
import { isQuiz, writeQuiz } from './quiz-reply.ts';
import { splitSentences, splitSteps } from '../sentences.ts';
import { linkTopic, nameOf } from '../words.ts';
import { joinWords, listChoices } from '#wording/lists.ts';

type Asked = Omit<Request, 'name'>;
type Answer = Extract<ReplyInput, { readonly intent: 'answer' | 'homework' }>;

/** So near to the best score, a second topic may belong to the answer. */
const alsoMeant = 0.75;
const sentencesForChildren = 3;

/** The topics that explain what was asked, the right one first, with links, a check to try, and what it depends on. */
export function writeExplanation(
  library: Library,
  asked: Asked,
  { topics, certainty, technologies, offersGoals, nearGoals = [] }: Answer,
): ReplyBody {
  const found = topics.flatMap(({ key }) => library.topics.get(key) ?? []);
  const [best] = found;
  if (!best) return { paragraphs: writeNothingFound(library, technologies) };
  if (isQuiz(asked.problem)) return writeQuiz(library, topics);
  const error = readUnknownError(asked.problem);
  const opening = [
    ...(certainty === 'sure' ? [] : [sayUnsure([best, ...found.slice(1)])]),
    ...(error ? [writeUnknownError(error, best)] : []),
  ];
  if (certainty !== 'sure' && !error)
    return { paragraphs: [...opening, ...writeNearest(library, asked, best)] };
  const explained = found.slice(0, countMeant(library, asked, topics));
  const paragraphs = [
    ...opening,
    ...explained.map((topic) => {
      const before = error ? findErrorSentence(error, topic) : undefined;
      return `${writeHead(library, topic)}\n${explain(topic, asked, before)}`;
    }),
    ...showListing(best),
    listPages(explained),
    `**Try it.** ${writeFor(asked, marksOf(best).task)}`,
    `**Check yourself.** ${writeFor(asked, marksOf(best).ask)} The answer is folded under ${linkTopic(best)}.`,
    ...writeNear(library, asked, { best, explained, topics }),
    ...(offersGoals ? offerGoals(nearGoals) : []),
  ];
  const wordable = {
    kind: 'answer',
    topics: found,
    at: opening.length,
    explained: explained.length,
  } as const;
  return certainty === 'sure' ? { paragraphs, wordable } : { paragraphs };
}

/** What may not be the answer is told in short. */
function writeNearest(library: Library, asked: Asked, topic: TopicSection): string[] {
  return [`${writeHead(library, topic)}\n${explain(topic, asked, undefined)}`, listPages([topic])];
}

/** What was taken, and what else may be meant. */
function sayUnsure([best, ...others]: readonly [TopicSection, ...TopicSection[]]): string {
  const near = others.slice(0, maxOthers).map(linkTopic);
  const may = near.length > 0 ? ` You may also mean ${listChoices(near)}.` : '';
  return `I am not sure that this answers your question: the nearest topic that I have is ${linkTopic(best)}.${may}`;
}

const maxOthers = 2;

/** One topic, or two where two are compared or the second is as much what was asked. */
function countMeant(library: Library, { problem }: Asked, [best, second]: readonly Found[]): number {
  if (!best || !second) return 1;
  if (isComparison(problem)) return 2;
  const near = second.score >= alsoMeant * best.score && second.similarity > 0;
  const title = library.topics.get(second.key)?.title ?? '';
  return near && sharesWord(title, problem) ? 2 : 1;
}

function sharesWord(title: string, question: string): boolean {
  const asked = new Set(listStems(question));
  return listStems(title).some((stem) => asked.has(stem));
}

function listStems(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return words.map(stemWord);
}

function writeHead(library: Library, topic: TopicSection): string {
  const technology = escapeMarks(nameOf(library, topic.technology));
  return `**${linkTopic(topic)}** (${technology}, ${levelNames[topic.level].toLowerCase()})`;
}

/** The description, but for a sentence that was told before. */
function explain(topic: TopicSection, { age }: Asked, before: string | undefined): string {
  const sentences = splitSentences(topic.description).filter((sentence) => sentence !== before);
  const told = isChild(age) ? sentences.slice(0, sentencesForChildren) : sentences;
  return escapeMarks(told.join(' '));
}

/** A child reads a step a sentence. */
function writeFor({ age }: Asked, text: string): string {
  return isChild(age) ? splitSteps(text) : text;
}

function listPages(topics: readonly TopicSection[]): string {
  const pages = topics.flatMap((topic) => marksOf(topic).pages.slice(0, topics.length > 1 ? 2 : 3));
  return ['Read on:', ...new Set(pages.map((page) => `- ${page}`))].join('\n');
}

function writeNothingFound(library: Library, technologies: readonly string[]): string[] {
  const places = technologies.map((slug) => `[${escapeMarks(nameOf(library, slug))}](/language/${slug})`);
  const where = places.length > 0 ? joinWords(places) : '[Roadmaps](/language)';
  return [
    'The roadmaps do not explain this, so I have no answer that I am sure of.',
    `Everything that they teach is listed under ${where}. Other words for the same thing may find it.`,
  ];
}
