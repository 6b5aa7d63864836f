import type { GitContext } from 'just-git';

import { type Answer, joinPath, type OwnCommand, refuse, say } from '../answer.ts';
import { sha1 } from '../sha1.ts';
import { findMergeBases, findRepo, readTree, revParse } from '../packages.ts';

const decoder = new TextDecoder();
const outside = refuse('fatal: not a git repository (or any of the parent directories): .git\n', 128);

/** `git cat-file -p`, `-t` and `-s`. */
export const catFile: OwnCommand = async ([option, name = ''], { fs, cwd }) => {
  const repo = await findRepo(fs, cwd);
  if (!repo) return outside;
  const id = await findObject(repo, name);
  if (id === null) return refuse(`fatal: Not a valid object name ${name}\n`, 128);
  const { type, content } = await repo.objectStore.read(id);
  if (option === '-t') return say(`${type}\n`);
  if (option === '-s') return say(`${content.length}\n`);
  if (option !== '-p') return null;
  return say(type === 'tree' ? await listTree(repo, id) : decoder.decode(content));
};

/** `git ls-tree` of one folder, also with `--name-only`. */
export const lsTree: OwnCommand = async (words, { fs, cwd }) => {
  const isShort = words[0] === '--name-only';
  const [name = ''] = isShort ? words.slice(1) : words;
  const repo = await findRepo(fs, cwd);
  if (!repo) return outside;
  const id = name.startsWith('-') ? null : await findObject(repo, name);
  if (id === null)
    return name.startsWith('-') ? null : refuse(`fatal: Not a valid object name ${name}\n`, 128);
  const rows = await listTree(repo, await findTree(repo, id));
  return say(isShort ? rows.replaceAll(/^.*\t/gm, '') : rows);
};

async function findTree(repo: GitContext, id: string): Promise<string> {
  const { type, content } = await repo.objectStore.read(id);
  return type === 'commit' ? (/^tree (\w+)/.exec(decoder.decode(content))?.[1] ?? id) : id;
}

async function listTree(repo: GitContext, id: string): Promise<string> {
  const entries = await readTree(repo, id);
  const rows = entries.map(({ mode, hash, name }) => {
    const isFolder = mode.endsWith('40000');
    return `${mode.padStart(6, '0')} ${isFolder ? 'tree' : 'blob'} ${hash}\t${name}\n`;
  });
  return rows.join('');
}

/** An object by its ID, by a revision, or as `HEAD^{tree}` and `HEAD:file`. */
async function findObject(repo: GitContext, name: string): Promise<string | null> {
  const [, commit, part] = /^(.*)\^\{(\w+)\}$/.exec(name) ?? [];
  if (part === 'tree' && commit !== undefined) {
    const id = await revParse(repo, commit);
    return id && findTree(repo, id);
  }
  const [, revision, path] = /^([^:]+):(.*)$/.exec(name) ?? [];
  if (path !== undefined && revision !== undefined) return findAt(repo, revision, path);
  if (/^[0-9a-f]{4,40}$/.test(name)) {
    const [found] = await repo.objectStore.findByPrefix(name);
    if (found) return found;
  }
  return revParse(repo, name);
}

async function findAt(repo: GitContext, revision: string, path: string): Promise<string | null> {
  let id = await revParse(repo, revision);
  id &&= await findTree(repo, id);
  for (const part of path.split('/').filter(Boolean)) {
    const entries = id === null ? [] : await readTree(repo, id);
    id = entries.find(({ name }) => name === part)?.hash ?? null;
  }
  return id;
}

/** `git hash-object` of a file. */
export const hashObject: OwnCommand = async (words, { fs, cwd }) => {
  const [name, ...rest] = words;
  if (name === undefined || rest.length > 0 || name.startsWith('-')) return null;
  const path = joinPath(cwd, name);
  if (!(await fs.exists(path)))
    return refuse(`fatal: could not open '${name}' for reading: No such file or directory\n`, 128);
  return say(`${hashBlob(await fs.readFileBuffer(path))}\n`);
};

function hashBlob(bytes: Uint8Array): string {
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const whole = new Uint8Array(head.length + bytes.length);
  whole.set(head);
  whole.set(bytes, head.length);
  return Array.from(sha1(whole), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** `git merge-base` of two commits. */
export const mergeBase: OwnCommand = async (words, { fs, cwd }) => {
  const repo = await findRepo(fs, cwd);
  if (!repo) return outside;
  const [one, other] = await Promise.all(words.slice(0, 2).map((name) => revParse(repo, name)));
  if (words.length !== 2 || words.some((word) => word.startsWith('-'))) return null;
  if (!one || !other) return refuse(`fatal: Not a valid object name ${words[one ? 1 : 0]}\n`, 128);
  const [base] = await findMergeBases(repo, one, other);
  return base === undefined ? refuse('') : say(`${base}\n`);
};

/** `git count-objects`, with `-v` and `-H`. */
export const countObjects: OwnCommand = async (words, { fs, cwd }): Promise<Answer | null> => {
  const repo = await findRepo(fs, cwd);
  if (!repo) return outside;
  const names = await fs.readdir(`${repo.gitDir}/objects`);
  const folders = names.filter((name) => /^[0-9a-f]{2}$/.test(name));
  const loose = await Promise.all(folders.map((name) => fs.readdir(`${repo.gitDir}/objects/${name}`)));
  const count = loose.flat().length;
  if (!words.some((word) => word.includes('v'))) return say(`${count} objects, ${count * 4} kilobytes\n`);
  const { packed, packs } = await countPacked(repo);
  return say(`count: ${count}\nin-pack: ${packed}\npacks: ${packs}\n`);
};

/** An index of a pack says at its end of the first table how many objects there are. */
async function countPacked({ fs, gitDir }: GitContext): Promise<{ packed: number; packs: number }> {
  const folder = `${gitDir}/objects/pack`;
  const names = (await fs.exists(folder)) ? await fs.readdir(folder) : [];
  const indexes = names.filter((name) => name.endsWith('.idx'));
  const counts = await Promise.all(
    indexes.map(async (name) => {
      const bytes = await fs.readFileBuffer(`${folder}/${name}`);
      return new DataView(bytes.buffer, bytes.byteOffset).getUint32(8 + 255 * 4);
    }),
  );
  return { packed: counts.reduce((sum, one) => sum + one, 0), packs: indexes.length };
}
