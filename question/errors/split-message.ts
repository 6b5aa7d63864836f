import { type MessageLine, readMessageLines } from './message-lines.ts';

/** What a message with an error holds besides words. */
export type PastedParts = {
  /** The learner's own lines, with their indentation. */
  readonly code: readonly string[];
  /** The line that the report shows as the wrong one. */
  readonly shown: string | null;
  /** The number of the wrong line, by the report. */
  readonly number: number | null;
};

const named = /\b(?:on|at|in) line (\d{1,6})\b|\bline (\d{1,6})[,:)]/i;

/** `isError` knows the lines of the error's own message. */
export function splitMessage(message: string, isError: (line: string) => boolean): PastedParts {
  const lines = readMessageLines(message, isError);
  const traced = lines.some(({ text }) => text.includes('Traceback (most recent call last)'));
  const own = lines.filter(({ kind, number }) => kind === 'frame' && number !== 0);
  const shown = lines.filter(({ kind }) => kind === 'shown');
  const frame = traced ? own.at(-1) : own[0];
  const line = traced ? shown.at(-1) : shown[0];
  return {
    code: listCode(lines),
    shown: line?.text ?? null,
    number: line?.number ?? frame?.number ?? readNamed(message),
  };
}

/** With the empty lines between them, so that numbers keep counting. */
function listCode(lines: readonly MessageLine[]): string[] {
  const kept = lines.filter(({ kind, number }, at) => {
    const between = kind === 'blank' && lines[at - 1]?.kind === 'code';
    return kind === 'code' || between || (kind === 'shown' && number !== null);
  });
  const code = kept.map(({ text }) => text.trimEnd());
  const end = code.findLastIndex((text) => text !== '');
  const inline = lines.flatMap(({ kind, text }) => (kind === 'prose' ? listInlineCode(text) : []));
  return end < 0 ? inline : code.slice(0, end + 1);
}

function listInlineCode(text: string): string[] {
  return [...text.matchAll(/`([^`]{3,200})`/g)].map(([, code = '']) => code);
}

function readNamed(message: string): number | null {
  const [, one, other] = named.exec(message) ?? [];
  const number = one ?? other;
  return number === undefined ? null : Number(number);
}
