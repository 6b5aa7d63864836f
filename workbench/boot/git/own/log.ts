import { type Answer, type OwnCommand, type Place, type RunGit, say } from '../answer.ts';

/** `git rev-list`, also with `--count`. */
export const revList: OwnCommand = async (words, place, git) => {
  const listed = ['--format=%H', ...words.filter((word) => word !== '--count')];
  const answer = (await log(listed, place, git)) ?? (await git(['log', ...listed], place));
  const count = answer.stdout.split('\n').filter(Boolean).length;
  return answer.exitCode === 0 && words.includes('--count') ? say(`${count}\n`) : answer;
};

type Filter = { readonly words: readonly string[]; readonly fits: (commit: string) => Promise<boolean> };

/** Whether an option says how commits are shown, and not which. */
const isForm = (word: string): boolean =>
  /^--(oneline|format=|pretty=|date=|stat|decorate|name-only|name-status|shortstat)|^-p$/.test(word);

/** `git log` with `-S`, `--merges` or `--no-merges`: the commits that fit are shown one by one, so there is no graph. */
export const log: OwnCommand = async (words, place, git) => {
  const run = async (...own: string[]) => (await git(own, place)).stdout;
  if (words.includes('--follow')) return follow(words, place, git);
  if (words.includes('-1') && words.some((word) => /^--(?:format|pretty)=.*%[bB]$/.test(word)))
    return closeBody(words, place, git);
  const filter = readFilter(words, run);
  if (filter === null || words.includes('--graph')) return null;
  const end = filter.words.indexOf('--');
  const form = filter.words.filter((word, at) => isForm(word) && (end === -1 || at < end));
  const chosen = filter.words.filter((word) => !form.includes(word));
  const listed = await git(['log', '--format=%H', ...chosen], place);
  if (listed.exitCode !== 0) return listed;
  const shown: string[] = [];
  for (const commit of listed.stdout.split('\n').filter(Boolean))
    if (await filter.fits(commit)) shown.push(await run('log', '-1', ...form, commit));
  const isApart = !form.some((word) => /^--(oneline|format|pretty)/.test(word));
  return say(shown.join(isApart ? '\n' : ''));
};

function readFilter(words: readonly string[], run: (...words: string[]) => Promise<string>): Filter | null {
  const parents = async (commit: string) =>
    (await run('log', '-1', '--format=%P', commit)).trim().split(' ').filter(Boolean);
  const at = words.findIndex((word) => word.startsWith('-S'));
  if (at !== -1) {
    const isApart = words[at] === '-S';
    const text = isApart ? (words[at + 1] ?? '') : (words[at] ?? '').slice(2);
    return {
      words: words.filter((_, index) => index !== at && !(isApart && index === at + 1)),
      fits: async (commit) => {
        const patch = await run('show', '--format=', commit);
        const count = (sign: string) => countIn(patch, sign, text);
        return (await parents(commit)).length < 2 && count('+') !== count('-');
      },
    };
  }
  const option = words.find((word) => word === '--merges' || word === '--no-merges');
  if (option === undefined) return null;
  return {
    words: words.filter((word) => word !== option),
    fits: async (commit) => (await parents(commit)).length > 1 === (option === '--merges'),
  };
}

/** How often a text is in the lines of a patch that were added, or taken away. */
function countIn(patch: string, sign: string, text: string): number {
  const lines = patch.split('\n').filter((line) => line.startsWith(sign) && !line.startsWith(sign.repeat(3)));
  return lines.reduce((sum, line) => sum + line.split(text).length - 1, 0);
}

/** `git log --follow -- file`: also what the file was called before. */
async function follow(words: readonly string[], place: Place, git: RunGit): Promise<Answer> {
  const form = words.filter((word) => word !== '--follow' && word !== '--' && word.startsWith('-'));
  let name = words.at(-1) ?? '';
  let from = 'HEAD';
  let shown = '';
  for (;;) {
    const { stdout } = await git(['log', '--format=%H', from, '--', name], place);
    const commits = stdout.split('\n').filter(Boolean);
    for (const commit of commits) shown += (await git(['log', '-1', ...form, commit], place)).stdout;
    const first = commits.at(-1) ?? '';
    const changes =
      commits.length === 0 ? '' : (await git(['show', '--name-status', '--format=', first], place)).stdout;
    const before = changes
      .split('\n')
      .map((line) => line.split('\t'))
      .find(([kind = '', , now]) => kind.startsWith('R') && now === name)?.[1];
    if (before === undefined) return say(shown);
    [name, from] = [before, `${first}~1`];
  }
}

/** The body of a message ends with a line of its own. */
async function closeBody(words: readonly string[], place: Place, git: RunGit): Promise<Answer> {
  const answer = await git(['log', ...words], place);
  return answer.exitCode === 0 && answer.stdout.trim() !== '' ? say(`${answer.stdout}\n`) : answer;
}
