import type { FileSystem, Git } from 'just-git';

/** What a command of the shell gives. */
export type Answer = { readonly stdout: string; readonly stderr: string; readonly exitCode: number };

/** Where and how a command runs. */
export type Place = Parameters<Git['execute']>[1];

/** Runs a command of the package as it is. */
export type RunGit = (words: readonly string[], place: Place) => Promise<Answer>;

/** A command, or a part of one, that the package does not have. Null if it is not meant. */
export type OwnCommand = (words: readonly string[], place: Place, git: RunGit) => Promise<Answer | null>;

export const say = (stdout: string): Answer => ({ stdout, stderr: '', exitCode: 0 });

export const refuse = (stderr: string, exitCode = 1): Answer => ({ stdout: '', stderr, exitCode });

/** A path from a folder, without dots. */
export function joinPath(folder: string, path: string): string {
  const parts: string[] = [];
  for (const part of (path.startsWith('/') ? path : `${folder}/${path}`).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

export async function readText(fs: FileSystem, file: string): Promise<string> {
  return (await fs.exists(file)) ? fs.readFile(file) : '';
}

/** Makes of an answer of the package what Git answers. */
export type OwnAnswer = (answer: Answer, words: readonly string[], place: Place) => Promise<Answer> | Answer;
