import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

type Folders = { readonly built: string; readonly archive: string };

/**
 * Copies a build's assets next to those of earlier builds, for pages opened before a deployment. Removes what no
 * build has used for `within` milliseconds.
 */
export async function archiveAssets({ built, archive }: Folders, within: number): Promise<void> {
  const now = new Date();
  for (const name of await listFiles(built)) {
    const target = join(archive, name);
    await utimes(target, now, now).catch(() => copyWhole(join(built, name), target));
  }
  for (const name of await listFiles(archive)) {
    const target = join(archive, name);
    if ((await stat(target)).mtimeMs < now.getTime() - within) await rm(target);
  }
}

/** Renames a finished copy, so that nobody reads half a file. */
async function copyWhole(from: string, to: string): Promise<void> {
  const part = `${to}.${process.pid}.part`;
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, part);
  await rename(part, to);
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
