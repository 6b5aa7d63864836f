import { discouragements } from '#lexicon/intent/discouragements.ts';
import type { ReplyInput } from '#question/reply-input.ts';
import { count } from '#wording/counts.ts';

import type { Library } from '../library.ts';
import { escapeMarks, marksOf } from '../marks.ts';
import type { Request } from '../request.ts';
import { linkTopic, nameOf } from '../words.ts';
import { findTopics } from '#search/find-topics.ts';

type Discouraged = Extract<ReplyInput, { readonly intent: 'encouragement' | 'about-us' }>;

/** For someone who has lost heart: warmth, a fact, and one small step. */
export function writeEncouragement(
  library: Library,
  { problem }: Pick<Request, 'problem'>,
  { technologies }: Discouraged,
): string[] {
  const [slug] = technologies;
  return [sayHeart(problem), ...(slug === undefined ? [askWhere] : writeStep(library, slug, problem))];
}

/** Warmth, and the fact that answers what takes heart. */
export function sayHeart(problem: string): string {
  const fact = discouragements.find(([, words]) => words.test(problem))?.[0] ?? usual;
  return `That sounds hard. ${fact}`;
}

const usual =
  'It does not mean that you cannot learn this. Being stuck is an ordinary part of programming, and it stays so for people who do it for a living.';
const askWhere =
  '**One small step.** Tell me which technology you are learning and the last thing that you tried. Paste your code if you have some.';

function writeStep(library: Library, slug: string, problem: string): string[] {
  const topics = library.topicsOf.get(slug) ?? [];
  if (topics.length === 0) return [askWhere];
  const name = escapeMarks(nameOf(library, slug));
  const core = topics.filter(({ importance }) => importance === 'core').length;
  return [
    `**One small step.** ${chooseStep(library, slug, problem)} When it works, you may stop for today.`,
    `You do not need all of ${name}: of its ${count(topics.length, 'topic')}, ${core} are at the core. If you like, write "make me a plan for ${name}, 15 minutes a day". Or tell me what you are stuck on.`,
  ];
}

/** With what the message is about, if it names something; else with whatever worked before, since nobody knows how far they are. */
function chooseStep(library: Library, slug: string, problem: string): string {
  const [best] = findTopics(library.index, problem, { technology: slug, limit: 1 });
  const topic = best && best.score >= named ? library.topics.get(best.key) : undefined;
  if (topic) return `${marksOf(topic).task} It belongs to ${linkTopic(topic)}.`;
  return 'Open the last thing of yours that worked, run it, change one thing in it, and run it again.';
}

/** So much a topic scores that a message names. Our own choice. */
const named = 6;
