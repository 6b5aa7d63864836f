import type { TopicSection } from '#content/roadmap.ts';
import { type ErrorReading, readError } from '#question/errors/read-error.ts';
import { readFieldMeaning } from '#question/names/field-topic.ts';
import type { ReplyInput } from '#question/reply-input.ts';

import type { ReplyBody } from '../reply-body.ts';
import type { Library } from '../library.ts';
import { escapeMarks, marksOf } from '../marks.ts';
import { fenceCode } from '../kinds/fence-code.ts';
import type { Request } from '../request.ts';
import { linkTopic, nameOf } from '../words.ts';

type Asked = Omit<Request, 'name'>;

export type KnownErrorFound = { readonly reading: ErrorReading; readonly topic: TopicSection };

const others: ReadonlySet<ReplyInput['intent']> = new Set(['plan', 'compare', 'refusal']);
const maxQuote = 240;

/** The known error that a question quotes, or null if it quotes none or asks for something else. */
export function findError(library: Library, asked: Asked, read: ReplyInput): KnownErrorFound | null {
  if (!mayShowError(read)) return null;
  const hints = listHints(library, read);
  const reading = readError(library.errors, asked.problem, hints);
  const topic = library.topics.get(reading?.known.topic ?? '');
  return reading && topic ? { reading, topic } : null;
}

/** The technologies that a message is about, and those that they need. */
export function listHints(library: Library, read: ReplyInput): string[] {
  const named = [
    ...(read.field.kind === 'covered' ? read.field.technologies : []),
    ...('technologies' in read ? read.technologies : []),
  ];
  return addRelated(library, named);
}

function addRelated(library: Library, named: readonly string[]): string[] {
  const needed = named.flatMap((slug) => library.needs[slug] ?? []);
  return [...new Set([...named, ...needed, ...named.flatMap((slug) => relatives.get(slug) ?? [])])];
}

/** Whether a message in a chat tells of an error of its own, and not that the last advice did not help. */
export function tellsNewError(library: Library, { language, problem }: Asked): boolean {
  const { field } = readFieldMeaning(library.index, language);
  if (field.kind !== 'covered' || /\b(?:still|again)\b/i.test(problem)) return false;
  return readError(library.errors, problem, addRelated(library, field.technologies)) !== null;
}

/** The technologies whose messages their learners meet too: their programs are written in them, or compiled and run by the same tools. */
const relatives: ReadonlyMap<string, readonly string[]> = new Map([
  ['cpp', ['c']],
  ['dsa', ['python', 'javascript', 'java', 'cpp', 'c']],
  ['kotlin', ['java']],
  ['tailwind', ['nodejs']],
  ['react', ['nodejs', 'typescript', 'json']],
  ['vue', ['nodejs', 'typescript', 'json']],
  ['angular', ['nodejs']],
  ['bootstrap', ['jquery', 'nodejs']],
  ['typescript', ['nodejs', 'react']],
  ['express', ['json', 'mongo']],
  ['javascript', ['json', 'nodejs']],
  ['python', ['json']],
  ['json', ['python']],
]);

/** Whether nothing is asked for that an error could not be behind. */
export function mayShowError(read: ReplyInput): boolean {
  return !others.has(read.intent) || mayBeError(read);
}

/** A message that tools print may sound like a goal, and tells nothing else. */
function mayBeError(read: ReplyInput): boolean {
  if (read.intent !== 'plan') return false;
  return read.asksNothing === true || read.offersGoals === true || read.ourGoal !== undefined;
}

/** What broke, the learner's line and the same line corrected, why, and the topic that explains it. */
export function writeKnownError(library: Library, { reading, topic }: KnownErrorFound): ReplyBody {
  const { error, likely, means, why } = reading;
  return {
    paragraphs: [
      likely === null ? `**Your error.** ${quote(error)}` : `**Your error is probably** ${quote(likely)}`,
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
  if (line === null) return number === null ? [] : [`Look at line ${number} of your code first.`];
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

function quote(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ').replaceAll('`', "'");
  return escapeMarks(`\`${line.length > maxQuote ? `${line.slice(0, maxQuote - 1)}…` : line}\``);
}
