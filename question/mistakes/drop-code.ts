import { isCodeLine } from '../errors/is-code-line.ts';

/** So many words beside code say what is asked of it. */
const leastWords = 4;

/** What a message says beside its code; all of it where that is next to nothing. */
export function dropCode(message: string): string {
  if (!message.includes('\n')) return message;
  const lines = message.replaceAll(/```[^]*?(?:```|$)/g, '\n').split('\n');
  const prose = lines.filter((line) => !isCodeLine(line)).join('\n');
  return (prose.match(/\p{L}{2,}/gu)?.length ?? 0) >= leastWords ? prose : message;
}
