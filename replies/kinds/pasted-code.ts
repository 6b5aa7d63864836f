import type { TopicSection } from '#content/roadmap.ts';
import { findMistake, type FoundMistake, listCodeLines } from '#question/mistakes/find-mistake.ts';
import type { ReplyInput } from '#question/reply-input.ts';

import type { Library } from '../library.ts';
import { escapeMarks, marksOf } from '../marks.ts';
import type { ReplyBody } from '../reply-body.ts';
import type { Request } from '../request.ts';
import { linkTopic, nameOf } from '../words.ts';
import { fenceCode } from './fence-code.ts';
import { listHints, mayShowError } from '../errors/known-error-reply.ts';

type Asked = Omit<Request, 'name'>;

const topicsOffered = 3;

/** What pasted code does wrong where a rule knows it; null where a message has no code, or asks for something else. */
export function writePastedCode(library: Library, asked: Asked, read: ReplyInput): ReplyBody | null {
  if (!mayShowError(read)) return null;
  const found = findMistake(asked.problem, listHints(library, read));
  const topic = library.topics.get(found?.mistake.topic ?? '');
  if (found && topic) return { paragraphs: writeMistake(library, found, topic) };
  const isBroken = read.intent === 'answer' && read.decided.intent === 'error';
  if (!isBroken || listCodeLines(asked.problem).length < leastLines) return null;
  const near = read.topics.slice(0, topicsOffered).flatMap(({ key }) => library.topics.get(key) ?? []);
  return near.length > 0 ? { paragraphs: offerTopics(library, near) } : null;
}

/** A line alone may be a message of a tool. */
const leastLines = 2;

function writeMistake(
  library: Library,
  { mistake, line, number, fixed }: FoundMistake,
  topic: TopicSection,
): string[] {
  const [language = ''] = mistake.technologies;
  return [
    `Line ${number} of your code:\n${fenceCode(line, language)}`,
    escapeMarks(mistake.means),
    ...(fixed === null ? [] : [`**Corrected:**\n${fenceCode(fixed, language)}`]),
    `**Read more.** ${linkTopic(topic)} in ${escapeMarks(nameOf(library, topic.technology))}:\n${marksOf(
      topic,
    )
      .pages.slice(0, topicsOffered)
      .map((page) => `- ${page}`)
      .join('\n')}`,
    `**Check yourself.** ${marksOf(topic).ask} The answer is folded under ${linkTopic(topic)}.`,
  ];
}

function offerTopics(library: Library, [best, ...others]: readonly TopicSection[]): string[] {
  if (!best) return [];
  const lines = [best, ...others].map(
    (topic) => `- ${linkTopic(topic)} in ${escapeMarks(nameOf(library, topic.technology))}`,
  );
  return [
    'I know no rule that says what is wrong in this code.',
    `The topics that are nearest to your question:\n${lines.join('\n')}`,
    'If a tool prints a message, paste all of it below your code: it names the line.',
  ];
}
