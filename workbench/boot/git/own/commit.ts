import { findRepo } from '../packages.ts';

import { type Answer, type OwnCommand, type Place, refuse, type RunGit } from '../answer.ts';

/** `git commit` with what the package lacks: `--author`, `--fixup` and `--trailer`, and the hooks of the repository. */
export const commit: OwnCommand = async (words, place, git) => {
  const trailers: string[] = [];
  let env = place.env;
  let fixed: string | null = null;
  const rest = words.flatMap((word, at) => {
    const [, name, given] = /^--(author|fixup|trailer)(?:=(.*))?$/s.exec(word) ?? [];
    const before = words[at - 1] ?? '';
    if (/^--(author|trailer)$/.test(before)) return [];
    const value = given ?? words[at + 1] ?? '';
    if (name === 'author') env = withAuthor(env, value);
    else if (name === 'trailer') trailers.push(value);
    else if (name === 'fixup') fixed = value;
    return name === undefined && word !== '--no-verify' ? [word] : [];
  });
  if (fixed !== null)
    rest.push('-m', `fixup! ${(await git(['log', '-1', '--format=%s', fixed], place)).stdout.trim()}`);
  if (trailers.length > 0) rest.push('-m', trailers.map((one) => one.replace(/[=:] ?/, ': ')).join('\n'));
  const isAll = rest.some((word) => /^(?:--all|-[b-z]*a[b-z]*)$/.test(word));
  const refused = words.includes('--no-verify') ? null : await askHook(isAll, place, git);
  return refused ?? git(['commit', ...rest], { ...place, env });
};

function withAuthor(env: Place['env'], author: string): Place['env'] {
  const [, name = author, email = ''] = /^(.*?)\s*<(.*)>$/.exec(author) ?? [];
  return new Map([...env, ['GIT_AUTHOR_NAME', name], ['GIT_AUTHOR_EMAIL', email]]);
}

/** Runs `pre-commit` if it is there and may be run. It sees what will be committed. Its answer if it refuses. */
async function askHook(isAll: boolean, place: Place, git: RunGit): Promise<Answer | null> {
  const { fs, cwd, exec } = place;
  const repo = await findRepo(fs, cwd);
  const file = `${repo?.gitDir ?? ''}/hooks/pre-commit`;
  if (!repo || !exec || !(await fs.exists(file))) return null;
  const mode = 'mode' in (await fs.stat(file)) ? (await fs.stat(file)).mode : 0;
  if ((mode & 0o100) === 0) return null;
  const index = await fs.readFileBuffer(`${repo.gitDir}/index`);
  if (isAll) await git(['add', '-u'], place);
  const { stdout, stderr, exitCode } = await exec(`bash '${file}'`, { cwd: repo.workTree ?? cwd });
  if (exitCode === 0) return null;
  await fs.writeFile(`${repo.gitDir}/index`, index);
  return refuse(stdout + stderr);
}
