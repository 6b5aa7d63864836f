import type { TopicSection } from '#content/roadmap.ts';
import { escapeMarks } from '../marks.ts';
import { splitSentences } from '../sentences.ts';

/** What a pasted report says: the error, and where in the learner's own program it was raised. */
export type UnknownError = {
  readonly name: string;
  readonly error: string;
  readonly line?: string;
  readonly code?: string;
};

const longest = 160;
const errors = /\b(?:\w+\.)*([A-Z]\w*(?:Error|Exception))\b(?::[^\n]*)?/g;
const frames = /\bFile "(?![^"]*(?:site-packages|lib\/python))[^"]*", line (\d+)[^\n]*\n[ \t]*([^\n]+)/g;
const places = /\.(?:c|cc|cpp|cs|java|js|jsx|kt|mjs|php|py|rb|ts|tsx):(\d+)\b|\bon line (\d+)\b/;

/** Reads a pasted report. Of several errors the last is the one that stopped the program; null where none is in the text. */
export function readUnknownError(message: string): UnknownError | null {
  const found = [...message.matchAll(errors)].findLast(([whole]) => whole.includes(':'));
  if (!found) return null;
  const [whole, name = ''] = found;
  const [, line, code] = [...message.matchAll(frames)].at(-1) ?? [];
  const [, one, other] = places.exec(message) ?? [];
  const at = line ?? one ?? other;
  return {
    name,
    error: shorten(whole),
    ...(at !== undefined && { line: at }),
    ...(code !== undefined && !/^[\^~\s]+$/.test(code) && { code: shorten(code) }),
  };
}

/** The error, the learner's own line, and what the topic says of that very error. */
export function writeUnknownError(pasted: UnknownError, topic: TopicSection): string {
  const { error, line, code } = pasted;
  const own = code === undefined ? '' : `: ${quote(code)}`;
  const where = line === undefined ? [] : [`Line ${line} raised it${own}.`];
  const about = findErrorSentence(pasted, topic);
  return [
    `**Your error.** ${quote(error)}.`,
    ...where,
    ...(about === undefined ? [] : [escapeMarks(about)]),
  ].join(' ');
}

/** The sentence of a topic's description that is about the error. */
export function findErrorSentence({ name }: UnknownError, { description }: TopicSection): string | undefined {
  return splitSentences(description).find((sentence) => sentence.includes(name));
}

function quote(text: string): string {
  return escapeMarks(`\`${text.replaceAll('`', "'")}\``);
}

function shorten(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
