import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { limits } from '#server/limits.ts';

import { broken, type Finding, ok } from './finding.ts';

/** A nightly backup may be a little late. */
const maxAge = limits.day * 1.1;

/** The newest backup in the folder has to be from the last night, and hold something. */
export async function checkBackups(folder: string, now: number): Promise<Finding> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => /^waymark-.*Z\.jsonl\.gz(\.sealed)?$/.test(name))
    .toSorted()
    .at(-1);
  if (newest === undefined)
    return broken(`There is no backup in ${folder}: run npm run backup -- ${folder}.`);
  const { mtimeMs, size } = await stat(join(folder, newest));
  const hours = Math.round(((now - mtimeMs) / limits.day) * 24);
  if (size === 0) return broken(`${newest} is empty: is the disk full?`);
  if (now - mtimeMs > maxAge)
    return broken(`The newest backup is ${hours} hours old: read the log of the backup.`);
  return ok(`The newest backup is ${hours} hours old.`);
}
