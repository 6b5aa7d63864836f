import type { ShellCommand } from './lines/split-commands.ts';

/** Where errors wait if they must not be taken for the output that a command reads. */
export const errorsFile = '/tmp/.errors';

/** Printed before the first line of the program, so that what its setup printed is left out. */
export const mark = '\u0000';

/** Commands that hand output on: there, errors must stay apart. Elsewhere, both are in one order, as a terminal shows them. */
const handsOn = /\$\(|`|(?<!\|)\|(?!\|)|<\(/;

/** One script of commands, which calls `waymark-line` before each and at the end, and leaves every status as it was. */
export function writeScript(setup: string, commands: readonly ShellCommand[]): string {
  const typed = commands.flatMap(({ line, text }) => [
    writeStep(line),
    handsOn.test(text) ? `exec 2> ${errorsFile}` : 'exec 2>&1',
    '(exit $waymark_code)',
    text,
  ]);
  return ['exec 2> /dev/null', setup, 'exec 2>&1', 'true', ...typed, writeStep(0), ''].join('\n');
}

function writeStep(line: number): string {
  return `waymark_code=$?; exec 2>&1; waymark-line ${line} $waymark_code || exit 0`;
}
