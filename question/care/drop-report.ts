import { isCodeLine } from '../errors/is-code-line.ts';

/** From the name of an error to the end of its line, a frame of a stack, and where a compiler points to. */
const printed =
  /(?:exception in thread|uncaught|traceback \(most|\b(?:[a-z]+\.)*[A-Z]\w*(?:Error|Exception)\b)[^\n]*|^\s*(?:at|File|line) [^\n]*[:(]\d+[^\n]*|\b[\w./-]+:\d+(?::\d+)?: [^\n]*/gim;

/** What people say themselves in a message: without the lines that a tool printed, and without code. */
export function dropReport(message: string): string {
  const said = message.replaceAll(/```[^]*?(?:```|$)/g, '\n').replaceAll(printed, ' ');
  return said
    .split('\n')
    .filter((line) => !isCodeLine(line))
    .join('\n')
    .trim();
}
