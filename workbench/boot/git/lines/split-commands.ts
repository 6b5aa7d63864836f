/** A command that may go over several lines, and the line where it begins, from 1. */
export type ShellCommand = { readonly line: number; readonly text: string };

/** The commands of a program in order. `isWhole` says whether a text can be read as it is. What is never finished is the last one. */
export function splitCommands(code: string, isWhole: (text: string) => boolean): ShellCommand[] {
  const commands: ShellCommand[] = [];
  let begun: string[] = [];
  for (const [at, line] of code.split('\n').entries()) {
    if (begun.length === 0 && /^\s*(?:#.*)?$/.test(line)) continue;
    begun.push(line);
    const text = begun.join('\n');
    if (line.endsWith('\\') || waitsForText(begun) || !isWhole(text)) continue;
    commands.push({ line: at + 2 - begun.length, text });
    begun = [];
  }
  if (begun.length > 0) {
    const line = code.split('\n').length + 1 - begun.length;
    commands.push({ line, text: begun.join('\n') });
  }
  return commands;
}

/** Whether a text that is typed in until a word, as after `cat > notes.txt << END`, has not ended. */
function waitsForText(lines: readonly string[]): boolean {
  let waiting: { readonly word: string; readonly isIndented: boolean } | null = null;
  for (const line of lines) {
    if (waiting === null) {
      const [, dash, , word] = /<<(-?)\s*(['"]?)(\w+)\2/.exec(line) ?? [];
      if (word !== undefined) waiting = { word, isIndented: dash === '-' };
    } else if ((waiting.isIndented ? line.trimStart() : line) === waiting.word) waiting = null;
  }
  return waiting !== null;
}
