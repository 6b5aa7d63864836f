import { joinPath, type Place } from './answer.ts';
import { findRepo, revParse } from './packages.ts';
import { quoteWord } from './read-options.ts';

type Adapt = (words: readonly string[], place: Place) => Promise<readonly string[]> | readonly string[];

/** Arguments that the package reads otherwise than Git, in its own way. */
const adapts: Readonly<Record<string, Adapt>> = {
  bisect: async (words, { fs }) => {
    if (words[0] !== 'run') return words;
    // The package would read the options of the command as its own.
    const script = '/tmp/.bisect';
    await fs.writeFile(script, words.slice(1).map(quoteWord).join(' '));
    return ['run', 'sh', script];
  },
  clone: async (words, { fs, cwd }) => {
    const adapted = words.map(async (word) => {
      const path = joinPath(cwd, word.replace(/^file:\/\//, ''));
      return !word.startsWith('-') && (await fs.exists(path)) && (await fs.stat(path)).isDirectory
        ? path
        : word;
    });
    const all = await Promise.all(adapted);
    // The last one may be a folder that is to be made.
    return words.filter((word) => !word.startsWith('-')).length > 1
      ? [...all.slice(0, -1), words.at(-1) ?? '']
      : all;
  },
  blame: (words) => words.filter((word) => word !== '--date=short'),
  diff: markPaths,
  grep: markPattern,
  log: markPaths,
  reflog: (words) => words.flatMap((word) => (/^-\d+$/.test(word) ? ['-n', word.slice(1)] : [word])),
};

/** The package remembers a pattern without its option, and takes the one of the next search for a commit. */
function markPattern(words: readonly string[]): readonly string[] {
  if (words.includes('-e')) return words;
  const at = words.findIndex(
    (word, place) => !word.startsWith('-') && !/^-[mABC]$/.test(words[place - 1] ?? ''),
  );
  return at === -1 ? words : [...words.slice(0, at), '-e', ...words.slice(at)];
}

/** The package takes the name of a file for that of a commit if no dashes are before it. */
async function markPaths(words: readonly string[], { fs, cwd }: Place): Promise<readonly string[]> {
  const repo = await findRepo(fs, cwd);
  if (!repo || words.includes('--')) return words;
  for (const [at, word] of words.entries()) {
    if (word.startsWith('-') || (await revParse(repo, word)) || !(await fs.exists(joinPath(cwd, word))))
      continue;
    return [...words.slice(0, at), '--', ...words.slice(at)];
  }
  return words;
}

export async function adaptWords(
  name: string,
  words: readonly string[],
  place: Place,
): Promise<readonly string[]> {
  return (await adapts[name]?.(words, place)) ?? words;
}
