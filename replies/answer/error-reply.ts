import type { TopicSection } from '#content/roadmap.ts';
import { type ErrorReading, readError } from '#question/errors/read-error.ts';
import type { Understanding } from '#question/understanding.ts';

import type { Letter } from '../letter.ts';
import type { Library } from '../library.ts';
import { escapeMarks, marksOf } from '../marks.ts';
import type { Request } from '../request.ts';
import { linkTopic, nameOf } from '../words.ts';

type Asked = Omit<Request, 'name'>;

export type KnownErrorFound = { readonly reading: ErrorReading; readonly topic: TopicSection };

const intents: ReadonlySet<Understanding['intent']> = new Set([
  'lost',
  'answer',
  'homework',
  'off-topic',
  'uncovered',
]);
const maxQuote = 240;

/** The known error that a question quotes, or null if it quotes none or asks for something else. */
export function findError(library: Library, asked: Asked, read: Understanding): KnownErrorFound | null {
  const isAlone = read.intent === 'plan' && read.asksNothing === true;
  if (!intents.has(read.intent) && !isAlone) return null;
  const named = [
    ...(read.field.kind === 'covered' ? read.field.technologies : []),
    ...('technologies' in read ? read.technologies : []),
  ];
  const hints = [...new Set([...named, ...named.flatMap((slug) => library.needs[slug] ?? [])])];
  const reading = readError(library.errors, asked.problem, hints);
  const topic = library.topics.get(reading?.known.topic ?? '');
  return reading && topic ? { reading, topic } : null;
}

/** What broke, the learner's line and the same line corrected, why, and the topic that explains it. */
export function writeErrorReply(library: Library, { reading, topic }: KnownErrorFound): Letter {
  const { error, means, why } = reading;
  return {
    paragraphs: [
      `**Your error.** ${quote(error)}`,
      ...showLine(reading),
      escapeMarks(means),
      ...showFix(reading),
      `**Why.** ${escapeMarks(why)}`,
      `**Read more.** ${linkTopic(topic)} in ${escapeMarks(nameOf(library, topic.technology))}:\n${listPages(topic)}`,
      `**Check yourself.** ${marksOf(topic).ask} The answer is folded under ${linkTopic(topic)}.`,
    ],
  };
}

function showLine({ line, number, known }: ErrorReading): string[] {
  if (line === null) return [];
  const where = number === null ? 'Your line:' : `Line ${number} of your code:`;
  return [`${where}\n${fenceCode(line, known.technology)}`];
}

function showFix({ fixed, say, example, known }: ErrorReading): string[] {
  if (fixed !== null) return [`**Corrected:**\n${fenceCode(fixed, known.technology)}`, escapeMarks(say)];
  if (example === null) return [escapeMarks(say)];
  const { wrong, right } = example;
  return [
    escapeMarks(say),
    `For example, this is wrong:\n${fenceCode(wrong, known.technology)}`,
    `And this is right:\n${fenceCode(right, known.technology)}`,
  ];
}

function listPages(topic: TopicSection): string {
  return marksOf(topic)
    .pages.slice(0, 3)
    .map((page) => `- ${page}`)
    .join('\n');
}

/** The fence is longer than any in the code, so the code cannot end it. */
function fenceCode(code: string, language: string): string {
  const runs = (code.match(/`+/g) ?? []).map(({ length }) => length);
  const fence = '`'.repeat(Math.max(3, Math.max(0, ...runs) + 1));
  return `${fence}${language}\n${code}\n${fence}`;
}

function quote(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ').replaceAll('`', "'");
  return escapeMarks(`\`${line.length > maxQuote ? `${line.slice(0, maxQuote - 1)}…` : line}\``);
}
