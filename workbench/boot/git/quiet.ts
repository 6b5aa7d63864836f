import type { Answer } from './answer.ts';

/** Commands whose `-q` means something else than to say nothing. */
const own: ReadonlySet<string> = new Set(['diff', 'grep', 'log', 'rev-parse', 'config']);
const short = /^-([a-z]*)q([a-z]*)$/;

type Split = { readonly args: readonly string[]; readonly isQuiet: boolean };

/** Takes `-q` out of the arguments, also out of `-qm`, since the package does not know it. */
export function readQuiet(name: string, words: readonly string[]): Split {
  const end = words.indexOf('--');
  const isOption = (at: number) => end === -1 || at < end;
  if (own.has(name)) return { args: words, isQuiet: false };
  let isQuiet = false;
  const args = words.flatMap((word, at) => {
    const [, before = '', after = ''] = short.exec(word) ?? [];
    if (!isOption(at) || (word !== '--quiet' && !short.test(word))) return [word];
    isQuiet = true;
    return before + after === '' ? [] : [`-${before}${after}`];
  });
  return { args, isQuiet };
}

/** Errors are said all the same, and that a squash makes no commit. */
export function silence(answer: Answer): Answer {
  const [kept = ''] = /^Squash commit .*\n/m.exec(answer.stdout) ?? [];
  return answer.exitCode === 0 ? { ...answer, stdout: kept, stderr: '' } : answer;
}
