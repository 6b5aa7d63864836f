import { isCodeLine } from './is-code-line.ts';

type Kind = 'fence' | 'frame' | 'caret' | 'shown' | 'error' | 'code' | 'blank' | 'prose';
/** `number` is the line of the program that it is or names. */
export type MessageLine = { readonly kind: Kind; readonly text: string; readonly number: number | null };

const maxLine = 300;
const maxLines = 400;
const foreign = /site-packages|node_modules|\bnode:|<stdin>|lib\/python|<frozen|java\.base|\(internal/;
const pythonFrame = /^\s*File "[^"]*", line (\d+)/;
const frames = [
  pythonFrame,
  /^\s*at [^:]{0,200}(?::[^:]{0,200}){0,2}:(\d+):\d+\)?$/,
  /^\s*at [^:]{0,200}\.(?:java|kt):(\d+)\)$/,
  /^\s*at [^:]{0,200} in (?:[a-z]:)?[^:]{0,200}:line (\d+)$/i,
  /^\s*(?:from )?(?:[a-z]:)?[^\s:()]{1,200}\.[a-z]\w{0,5}:(\d+)(?![\w.])/i,
  /^[^\s(]{1,200}\.\w{1,5}\((\d+),\d+\)/,
  /^node:[\w/]{1,100}:(\d+)$/,
];
/** "at <UserCard age=12 >", as Vue names the components around the wrong one. */
const componentFrame = /^\s*at <[\w-]/;
/** What a Python or Ruby shell prints before each line. */
const prompt = /^(?:>>>|\.\.\.|irb\([^)]*\)[^>]*>) ?(.*)$/;
const caret = /^[\s|│╵]*[\^~][\s~^|+-]*(?:error here)?$/;
/** "3 | const x = 1", "3  |  <p>" of Vue, "3 │ <p>" of Vite, and "LINE 3: SELECT x" of PostgreSQL. */
const gutter = /^(?:\s*(?:>\s*)?(?=\d+ {0,3}[|│])|LINE )(\d{1,6})(?: {2}\| | ?[|│]|:) ?(.*)$/;
const fence = /^\s*```|^~~~/;

export function readMessageLines(message: string, isError: (line: string) => boolean): MessageLine[] {
  const lines: MessageLine[] = [];
  let fenced = false;
  for (const long of message.split(/\r?\n/).slice(0, maxLines)) {
    const line = readLine(long.slice(0, maxLine), { before: lines.at(-1), fenced, isError });
    if (line.kind === 'fence') fenced = !fenced;
    lines.push(line);
  }
  return lines.map((line, at) => {
    const below = lines[at + 1];
    const stopped = line.kind === 'code' && below?.text.startsWith('Traceback');
    if (below?.kind === 'caret' || line.kind === 'shown' || stopped)
      return isForeign(lines[at - 1]) ? { kind: 'frame', text: line.text, number: 0 } : showWrong(line);
    return isHeader(line, below) ? { kind: 'code', text: line.text, number: null } : line;
  });
}

function isForeign(line: MessageLine | undefined): boolean {
  return line?.kind === 'frame' && line.number === 0;
}

/** A line that lacks its colon or brace still opens the block below it. */
function isHeader({ kind, text }: MessageLine, below: MessageLine | undefined): boolean {
  if (kind !== 'prose' || below?.kind !== 'code') return false;
  return indentOf(below.text) > indentOf(text) && /[()[\]=<>]/.test(text);
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

/** A caret points at the line above; a shell stops at the line typed last. */
function showWrong({ text, number }: MessageLine): MessageLine {
  return { kind: 'shown', text, number };
}

type Context = {
  readonly before: MessageLine | undefined;
  readonly fenced: boolean;
  readonly isError: (line: string) => boolean;
};

function readLine(text: string, { before, fenced, isError }: Context): MessageLine {
  const plain = (kind: Kind) => ({ kind, text, number: null });
  if (fence.test(text)) return plain('fence');
  if (text.trim() === '') return plain('blank');
  const [, number, numbered] = gutter.exec(text) ?? [];
  if (numbered !== undefined) return { kind: 'code', text: numbered, number: Number(number) };
  const typed = prompt.exec(text)?.[1];
  if (typed !== undefined) return { kind: 'code', text: typed, number: null };
  if (caret.test(text)) return plain('caret');
  const frame = readFrame(text);
  if (frame !== null) return { kind: 'frame', text, number: frame };
  if (before?.kind === 'frame' && pythonFrame.test(before.text) && /^\s/.test(text)) return plain('shown');
  if (isError(text)) return plain('error');
  return plain(fenced || isCodeLine(text) ? 'code' : 'prose');
}

function readFrame(line: string): number | null {
  for (const frame of frames) {
    const number = frame.exec(line)?.[1];
    if (number !== undefined) return foreign.test(line) ? 0 : Number(number);
  }
  return componentFrame.test(line) ? 0 : null;
}
