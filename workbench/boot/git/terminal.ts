import { Bash } from './packages.ts';

import type { Ending } from '../../messages.ts';
import { makeGit } from './git-command.ts';
import { describeMissing, isReadable, readSyntaxError } from './read-shell.ts';
import { splitCommands } from './lines/split-commands.ts';
import { errorsFile, mark, writeScript } from './write-script.ts';

const home = '/home/ana';

/** The clock stands, so that the same commands give the same commit IDs each time. */
const surroundings = {
  HOME: home,
  USER: 'ana',
  // Settings of name, address and branch, which an example may take away.
  GIT_CONFIG_COUNT: '3',
  GIT_AUTHOR_DATE: '2026-03-02T10:00:00+0000',
  GIT_COMMITTER_DATE: '2026-03-02T10:00:00+0000',
};

export type Terminal = {
  /** Runs a program after its setup, of which nothing is shown. */
  readonly run: (code: string, setup: string) => Promise<Ending>;
  /** What a command prints, in the folder where the program began, or another one. */
  readonly ask: (command: string, folder?: string) => Promise<string>;
  /** The text of a file, from where the program began; null if there is none. */
  readonly read: (name: string) => Promise<string | null>;
  /** The folder in which the program has ended. */
  readonly folder: () => string;
};

type Missing = { readonly sentence: string; readonly line: number };

/** A new computer with an empty home folder. `print` hears what the terminal shows. */
export function openTerminal(print: (text: string) => void): Terminal {
  let [line, begun, folder] = [0, home, home];
  let missing: Missing | null = null;
  const miss = (sentence: string) => void (missing ??= { sentence, line });
  const bash = new Bash({
    cwd: home,
    env: surroundings,
    customCommands: [makeGit(miss)],
    defenseInDepth: false,
  });
  bash.registerCommand({
    name: 'waymark-line',
    async execute([next, code], { cwd, fs }) {
      const isFirst = line === 0;
      if (isFirst) begun = cwd;
      if (code === '127' && !isFirst) miss('');
      [line, folder] = [Number(next) || line, cwd];
      const errors = await fs.readFile(errorsFile).catch(() => '');
      await fs.rm(errorsFile, { force: true });
      return { stdout: (isFirst ? mark : '') + errors, stderr: '', exitCode: missing ? 1 : 0 };
    },
  });
  const run = async (code: string, setup: string): Promise<Ending> => {
    const commands = splitCommands(code, (text) => isReadable(bash, text));
    const last = commands.at(-1);
    if (last && !isReadable(bash, last.text)) return { how: 'failed', ...readSyntaxError(bash, last) };
    const result = await bash.exec(writeScript(setup, commands), { rawScript: true });
    const printed = result.stdout.slice(result.stdout.indexOf(mark) + 1);
    if (printed !== '') print(printed);
    const known: Missing | null = missing;
    if (known)
      return { how: 'failed', message: describeMissing(known['sentence'], printed), line: known['line'] };
    if (result.stderr !== '') return { how: 'failed', message: result.stderr.trimEnd(), line: line || null };
    return { how: 'done' };
  };
  const ask = async (command: string, cwd = begun) => {
    const { stdout, stderr } = await bash.exec(command, { rawScript: true, cwd });
    return (stdout + stderr).trimEnd();
  };
  const read = (name: string) => bash.fs.readFile(bash.fs.resolvePath(begun, name)).catch(() => null);
  return { run, ask, read, folder: () => folder };
}
