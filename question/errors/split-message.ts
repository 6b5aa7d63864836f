import { isCodeLine } from './is-code-line.ts';
import { type MessageLine, readMessageLines } from './message-lines.ts';

export type PastedParts = {
  readonly code: readonly string[];
  readonly shown: string | null;
  readonly number: number | null;
};

const named = /\b(?:on|at|in) line (\d{1,6})\b|\bline (\d{1,6})\b/i;

/** `error` is the message of the error, in which nothing else is searched. */
export function splitMessage(message: string, error: string): PastedParts {
  const [first = ''] = error.split('\n');
  const lines = readMessageLines(message, (line) => foldSpaces(line).includes(first));
  const told = lines.filter(({ kind }) => kind === 'prose' || kind === 'error').map(({ text }) => text);
  const words = foldSpaces(told.join('\n')).replace(foldSpaces(error), ' ');
  const traced = lines.some(({ text }) => text.includes('Traceback (most recent call last)'));
  const own = lines.filter(({ kind, number }) => kind === 'frame' && number !== 0);
  const shown = lines.filter(({ kind }) => kind === 'shown');
  const frame = traced ? own.at(-1) : own[0];
  const line = traced ? shown.at(-1) : shown[0];
  const number = line?.number ?? frame?.number ?? readNamed(words);
  return {
    code: listCode(lines, foldSpaces(error)),
    shown: line ? dropNumber(line.text, number) : null,
    number,
  };
}

/** "3 const x = 1", as TypeScript shows line 3. */
function dropNumber(text: string, number: number | null): string {
  return text.startsWith(`${number} `) ? text.slice(`${number} `.length) : text;
}

/** Keeps the empty lines between them, so that line numbers stay right. */
function listCode(lines: readonly MessageLine[], error: string): string[] {
  let isInside = false;
  const kept = lines.filter(({ kind, number }) => {
    const isCode = kind === 'code' || (kind === 'shown' && number !== null);
    isInside = isCode || (isInside && kind === 'blank');
    return isInside;
  });
  const code = kept.map(({ text }) => text.trimEnd());
  const end = code.findLastIndex((text) => text !== '');
  if (end >= 0) return code.slice(0, end + 1);
  const words = lines.filter(({ kind }) => kind === 'prose' || kind === 'error');
  return words.flatMap(({ text }) => listInlineCode(foldSpaces(text).replace(error, '')));
}

function listInlineCode(text: string): string[] {
  const marked = [...text.matchAll(/`([^`]{3,200})`/g)].map(([, code = '']) => code);
  const [, tail = ''] = /: ([^:]{3,200})$/.exec(text) ?? [];
  return marked.length === 0 && isCodeLine(tail) ? [tail] : marked;
}

function foldSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function readNamed(message: string): number | null {
  const [, one, other] = named.exec(message) ?? [];
  const number = one ?? other;
  return number === undefined ? null : Number(number);
}
