import { isCodeLine } from '../errors/is-code-line.ts';

/** This many words besides code say what is asked about it. */
const leastWords = 4;

/** What a message says besides its code, or all of it if that is very little. */
export function dropCode(message: string): string {
  if (!message.includes('\n')) return message;
  const lines = message.replaceAll(/```[^]*?(?:```|$)/g, '\n').split('\n');
  const prose = lines.filter((line) => !isCodeLine(line)).join('\n');
  return (prose.match(/\p{L}{2,}/gu)?.length ?? 0) >= leastWords ? prose : message;
}
