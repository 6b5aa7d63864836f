import type { GitContext } from 'just-git';

import { type Answer, joinPath, type OwnCommand, refuse, say } from '../answer.ts';
import { readLocal } from '../config-command.ts';
import { findRepo, isAncestor, revParse } from '../packages.ts';

type Ref = { readonly name: string; readonly hash: string };

/** `git ls-remote`, from a repository in the same memory. */
export const lsRemote: OwnCommand = async (words, place) => {
  const options = words.filter((word) => word.startsWith('-'));
  const [given = 'origin', ...patterns] = words.filter((word) => !word.startsWith('-'));
  if (options.some((option) => !/^(--heads|--branches|--tags|-h|-t)$/.test(option))) return null;
  const settings = new Map(await readLocal(place));
  const own = await findRepo(place.fs, place.cwd);
  const url = settings.get(`remote.${given}.url`) ?? given;
  if (url.includes('://') || url.includes('@')) return null;
  const remote = await findRepo(place.fs, joinPath(own?.workTree ?? place.cwd, url));
  if (!remote || !(await place.fs.exists(joinPath(own?.workTree ?? place.cwd, url))))
    return refuse(`fatal: '${url}' does not appear to be a git repository\n`, 128);
  const wanted =
    options.includes('--tags') || options.includes('-t')
      ? 'refs/tags/'
      : options.length > 0
        ? 'refs/heads/'
        : '';
  const refs = [...(wanted === '' ? await readHeadRef(remote) : []), ...(await listRefs(remote))];
  const shown = refs.filter(
    ({ name }) =>
      name.startsWith(wanted) &&
      (patterns.length === 0 || patterns.some((one) => `/${name}`.endsWith(`/${one}`))),
  );
  return say(shown.map(({ name, hash }) => `${hash}\t${name}\n`).join(''));
};

async function readHeadRef(repo: GitContext): Promise<Ref[]> {
  const hash = await revParse(repo, 'HEAD');
  return hash ? [{ name: 'HEAD', hash }] : [];
}

/** All refs by name; an annotated tag is followed by the commit that it is for. */
async function listRefs(repo: GitContext): Promise<Ref[]> {
  const refs = (await repo.refStore.listRefs('refs')).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const all = refs.map(async ({ name, hash }): Promise<Ref[]> => {
    const { type, content } = await repo.objectStore.read(hash);
    const target = type === 'tag' ? /^object (\w+)/.exec(new TextDecoder().decode(content))?.[1] : undefined;
    const own = { name, hash };
    return target === undefined ? [own] : [own, { name: `${name}^{}`, hash: target }];
  });
  return (await Promise.all(all)).flat();
}

/** `git for-each-ref`, of all or of those under a name. */
export const forEachRef: OwnCommand = async (words, place) => {
  const repo = await findRepo(place.fs, place.cwd);
  if (!repo || words.some((word) => word.startsWith('-') && !word.startsWith('--format='))) return null;
  const format =
    words.find((word) => word.startsWith('--format='))?.slice('--format='.length) ??
    '%(objectname) %(objecttype)\t%(refname)';
  const under = words.filter((word) => !word.startsWith('-')).map((word) => word.replace(/\/$/, ''));
  const refs = (await listRefs(repo)).filter(
    ({ name }) =>
      !name.endsWith('^{}') &&
      (under.length === 0 || under.some((one) => name === one || name.startsWith(`${one}/`))),
  );
  const rows = refs.map(async ({ name, hash }) => {
    const { type } = await repo.objectStore.read(hash);
    const fields: Record<string, string> = {
      objectname: hash,
      'objectname:short': hash.slice(0, 7),
      objecttype: type,
      refname: name,
      'refname:short': name.replace(/^refs\/(heads|tags|remotes)\//, ''),
    };
    return `${format.replaceAll(/%\(([\w:]+)\)/g, (_, field: string) => fields[field] ?? '')}\n`;
  });
  return say((await Promise.all(rows)).join(''));
};

/** `git symbolic-ref HEAD`: the branch that a name stands for. */
export const symbolicRef: OwnCommand = async (words, { fs, cwd }) => {
  const repo = await findRepo(fs, cwd);
  const isShort = words[0] === '--short';
  const [name = '', ...rest] = isShort ? words.slice(1) : words;
  if (!repo || rest.length > 0 || name.startsWith('-')) return null;
  const ref = await repo.refStore.readRef(name);
  if (ref?.type !== 'symbolic') return refuse(`fatal: ref ${name} is not a symbolic ref\n`, 128);
  return say(`${isShort ? ref.target.replace('refs/heads/', '') : ref.target}\n`);
};

/** `git branch --merged`, `--no-merged` and `--contains`, and more names than one after `-d`. */
export const branch: OwnCommand = async (words, place, git) => {
  const [option = '', ...rest] = words;
  if (/^(-d|-D|--delete)$/.test(option) && rest.length > 1)
    return deleteEach(option, rest, (one) => git(one, place));
  if (!/^--(merged|no-merged|contains)$/.test(option) || rest.length > 1) return null;
  const repo = await findRepo(place.fs, place.cwd);
  const base = repo && (await revParse(repo, rest[0] ?? 'HEAD'));
  if (!repo || !base) return refuse(`error: malformed object name ${rest[0] ?? 'HEAD'}\n`, 129);
  const { stdout } = await git(['branch'], place);
  const rows = await Promise.all(
    stdout
      .split('\n')
      .filter(Boolean)
      .map(async (row) => {
        const tip = (await revParse(repo, row.slice(2))) ?? '';
        const holds =
          option === '--contains' ? await isAncestor(repo, base, tip) : await isAncestor(repo, tip, base);
        return holds === (option !== '--no-merged') ? `${row}\n` : '';
      }),
  );
  return say(rows.join(''));
};

async function deleteEach(
  option: string,
  names: readonly string[],
  git: (words: readonly string[]) => Promise<Answer>,
): Promise<Answer> {
  let all = say('');
  for (const name of names) {
    const one = await git(['branch', option, name]);
    all = {
      stdout: all.stdout + one.stdout,
      stderr: all.stderr + one.stderr,
      exitCode: Math.max(all.exitCode, one.exitCode),
    };
  }
  return all;
}

/** `git tag -n`: tags with the first line of their message, or of their commit's. */
export const tag: OwnCommand = async (words, place, git) => {
  if (!words.includes('-n')) return null;
  const repo = await findRepo(place.fs, place.cwd);
  const { stdout } = await git(['tag', ...words.filter((word) => word !== '-n')], place);
  const rows = stdout
    .split('\n')
    .filter(Boolean)
    .map(async (name) => `${name.padEnd(15)} ${await readSubject(name, repo)}\n`);
  return say((await Promise.all(rows)).join(''));
};

async function readSubject(name: string, repo: GitContext | null): Promise<string> {
  const ref = await repo?.refStore.readRef(`refs/tags/${name}`);
  if (!repo || ref?.type !== 'direct') return '';
  const { content } = await repo.objectStore.read(ref.hash);
  return new TextDecoder().decode(content).split('\n\n')[1]?.split('\n')[0] ?? '';
}
