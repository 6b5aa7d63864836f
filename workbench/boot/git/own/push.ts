import { joinPath, type OwnCommand, refuse } from '../answer.ts';
import { readLocal } from '../config-command.ts';
import { findRepo, revParse } from '../packages.ts';

/** `git push --force-with-lease`: only if the remote branch is what was fetched last. */
export const push: OwnCommand = async (words, place, git) => {
  if (!words.includes('--force-with-lease')) return null;
  const rest = words.filter((word) => word !== '--force-with-lease');
  const repo = await findRepo(place.fs, place.cwd);
  const head = (await git(['branch', '--show-current'], place)).stdout.trim();
  const [remote = 'origin', branch = head] = rest.filter((word) => !word.startsWith('-'));
  const url = new Map(await readLocal(place)).get(`remote.${remote}.url`) ?? '';
  const server = await findRepo(place.fs, joinPath(repo?.workTree ?? place.cwd, url));
  const now = server && (await revParse(server, `refs/heads/${branch}`));
  const known = repo && (await revParse(repo, `refs/remotes/${remote}/${branch}`));
  if (now === known) return git(['push', '--force', ...rest], place);
  return refuse(
    `To ${url}\n ! [rejected]        ${branch} -> ${branch} (stale info)\nerror: failed to push some refs to '${url}'\n`,
  );
};
