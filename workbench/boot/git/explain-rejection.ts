import { type Answer, joinPath, type Place } from './answer.ts';
import { readGlobal, readLocal } from './config-command.ts';
import { findRepo, revParse } from './packages.ts';

const hints = `hint: Updates were rejected because the remote contains work that you do not
hint: have locally. This is usually caused by another repository pushing to
hint: the same ref. If you want to integrate the remote changes, use
hint: 'git pull' before pushing again.
hint: See the 'Note about fast-forwards' in 'git push --help' for details.
`;

const allHints = /(?:^hint: .*\n)+/m;

/** The package does not tell a remote that has unknown commits from a branch that is only behind. */
export async function explainRejection(
  answer: Answer,
  words: readonly string[],
  place: Place,
): Promise<Answer> {
  const [, branch] = /^ ! \[rejected\]\s+\S+ -> (\S+) \(non-fast-forward\)$/m.exec(answer.stderr) ?? [];
  if (branch === undefined) return answer;
  const settings = new Map([...(await readGlobal(place)), ...(await readLocal(place))]);
  const isNew = !(await knowsTip(branch, words, place, settings));
  let { stderr } = answer;
  if (isNew) stderr = stderr.replace('(non-fast-forward)', '(fetch first)').replace(allHints, hints);
  if (settings.get('advice.pushupdaterejected') === 'false') stderr = stderr.replace(allHints, '');
  return { ...answer, stderr };
}

async function knowsTip(
  branch: string,
  words: readonly string[],
  { fs, cwd }: Place,
  settings: ReadonlyMap<string, string>,
): Promise<boolean> {
  const remote = words.find((word) => !word.startsWith('-')) ?? 'origin';
  const own = await findRepo(fs, cwd);
  const url = settings.get(`remote.${remote}.url`) ?? remote;
  const server = await findRepo(fs, joinPath(own?.workTree ?? cwd, url));
  const tip = server && (await revParse(server, `refs/heads/${branch}`));
  return !own || !tip || own.objectStore.exists(tip);
}
