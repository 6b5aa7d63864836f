import type { Bash } from 'just-bash';

import type { ShellCommand } from './lines/split-commands.ts';

export function isReadable(bash: Bash, text: string): boolean {
  try {
    bash.transform(text);
    return true;
  } catch {
    return false;
  }
}

/** What the shell says of a command that it cannot read, and its line in the program. */
export function readSyntaxError(bash: Bash, { text, line }: ShellCommand): { message: string; line: number } {
  try {
    bash.transform(text);
    return { message: '', line };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const at = Number(/line (\d+)/.exec(message)?.[1] ?? 1);
    return { message: message.replace(/^.*?line \d+: /, 'bash: '), line: line + at - 1 };
  }
}

/** A sentence about what is not in this page. A word that the shell does not know is in what it printed last. */
export function describeMissing(sentence: string, printed: string): string {
  if (sentence !== '') return sentence;
  const word = /^bash: (?:line \d+: )?(.+): command not found$/m.exec(printed)?.[1] ?? 'That command';
  return `\`${word}\` is not in this page. If it is spelled right, it needs a terminal on your own computer.`;
}
