import { type OwnCommand, say } from '../answer.ts';
import { findRepo, readBlobText } from '../packages.ts';

/** `git show :file`: what is staged of a file. */
export const show: OwnCommand = async (words, place, git) => {
  const [name = '', ...rest] = words;
  if (!name.startsWith(':') || name.startsWith(':/') || rest.length > 0) return null;
  const repo = await findRepo(place.fs, place.cwd);
  const { stdout } = await git(['ls-files', '-s', name.slice(1)], place);
  const hash = stdout.split(' ')[1];
  return repo && hash ? say(await readBlobText(repo, hash)) : null;
};
