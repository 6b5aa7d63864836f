import type { GitContext } from 'just-git';

import { findRepo } from './packages.ts';

import { type Answer, joinPath, type OwnAnswer, type Place, refuse } from './answer.ts';
import { explainRejection } from './explain-rejection.ts';

/** Git writes what it says of a remote to its errors, first. */
const inOrder = (answer: Answer): Answer => ({
  ...answer,
  stdout: '',
  stderr: answer.stderr + answer.stdout,
});

const longDate = /(\d{4}-\d\d-\d\d) \d\d:\d\d:\d\d [+-]\d{4}/g;

/** What the package answers otherwise than Git. */
const adapts: Readonly<Record<string, OwnAnswer>> = {
  blame: (answer, words) =>
    words.includes('--date=short') ? { ...answer, stdout: answer.stdout.replaceAll(longDate, '$1') } : answer,
  clone: noteClone,
  fetch: forgetHead,
  // Without a match it takes the pattern for a revision.
  grep: (answer) => (answer.stderr.startsWith('fatal: bad revision') ? refuse('') : answer),
  init: addFolders,
  log: closeGap,
  merge: (answer, words) =>
    answer.exitCode === 0 && words.includes('--squash') && !answer.stdout.includes('Squash commit')
      ? { ...answer, stdout: `${answer.stdout}Squash commit -- not updating HEAD\n` }
      : answer,
  pull: forgetHead,
  push: async (answer, words, place) => inOrder(await explainRejection(answer, words, place)),
  show: closeGap,
  revert: (answer, _, { env }) => ({
    ...answer,
    stdout: answer.stdout.replace(/^(\[.*\] .*\n)(?! Date:)/, `$1 Date: ${writeDate(env)}\n`),
  }),
};

export async function adaptAnswer(
  name: string,
  answer: Answer,
  words: readonly string[],
  place: Place,
): Promise<Answer> {
  return (await adapts[name]?.(answer, words, place)) ?? answer;
}

/** Before files, without a format, Git leaves no line empty. */
function closeGap(answer: Answer, words: readonly string[]): Answer {
  return words.includes('--format=') ? { ...answer, stdout: answer.stdout.replace(/^\n+/, '') } : answer;
}

/** In a clone, Git notes which branch is the main one of the remote. */
const cloned = 'waymark-cloned';

async function noteClone(answer: Answer, words: readonly string[], { fs, cwd }: Place): Promise<Answer> {
  if (answer.exitCode !== 0) return answer;
  const [, folder] = /^Cloning into (?:bare repository )?'(.*)'\.\.\.$/m.exec(answer.stderr) ?? [];
  const repo = folder === undefined ? null : await findRepo(fs, joinPath(cwd, folder));
  if (repo && words.includes('--bare')) await keepBranches(repo);
  else if (repo) await fs.writeFile(`${repo.gitDir}/info/${cloned}`, '');
  return { ...answer, stderr: `${answer.stderr}done.\n` };
}

/** A bare copy has the branches as its own. */
async function keepBranches({ refStore, fs, gitDir }: GitContext): Promise<void> {
  const prefix = 'refs/remotes/origin/';
  for (const { name, hash } of await refStore.listRefs('refs/remotes')) {
    if (name !== `${prefix}HEAD`) await refStore.writeRef(name.replace(prefix, 'refs/heads/'), hash);
    await refStore.deleteRef(name);
  }
  const config = await fs.readFile(`${gitDir}/config`);
  await fs.writeFile(`${gitDir}/config`, config.replace(/^\tfetch = .*\n/m, ''));
}

/** The package does so at each fetch. */
async function forgetHead(answer: Answer, _: readonly string[], { fs, cwd }: Place): Promise<Answer> {
  const repo = await findRepo(fs, cwd);
  const remotes = `${repo?.gitDir ?? ''}/refs/remotes`;
  if (!repo || (await fs.exists(`${repo.gitDir}/info/${cloned}`)) || !(await fs.exists(remotes)))
    return inOrder(answer);
  for (const name of await fs.readdir(remotes)) await fs.rm(`${remotes}/${name}/HEAD`, { force: true });
  return inOrder(answer);
}

/** What else Git puts into a new repository. */
async function addFolders(answer: Answer, _: readonly string[], { fs }: Place): Promise<Answer> {
  const [, path] =
    /^Initialized empty (?:bare )?Git repository in (.*)\/$/m.exec(answer.stdout.replace('bare ', '')) ?? [];
  const repo = path === undefined ? null : await findRepo(fs, path);
  if (!repo) return answer;
  for (const folder of ['branches', 'hooks', 'info'])
    await fs.mkdir(`${repo.gitDir}/${folder}`, { recursive: true });
  await fs.writeFile(
    `${repo.gitDir}/description`,
    "Unnamed repository; edit this file 'description' to name the repository.\n",
  );
  return answer;
}

/** As Git writes the date of an author: "Mon Mar 2 10:00:00 2026 +0000". */
function writeDate(env: Place['env']): string {
  const date = new Date(env.get('GIT_AUTHOR_DATE') ?? '');
  const [weekday = '', , month = '', year = '', time = ''] = date.toUTCString().split(' ');
  return `${weekday.slice(0, 3)} ${month} ${date.getUTCDate()} ${time} ${year} +0000`;
}
