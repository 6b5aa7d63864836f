import { constants, existsSync } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { Config } from '#server/config.ts';
import { isNodeNewEnough, minNode } from '#server/process/node-version.ts';

import { isBuildStale } from '../is-build-stale.ts';
import { root } from '../run.ts';
import { broken, type Finding, look, ok } from './finding.ts';

const gigabyte = 1_000_000_000;
const tooLittle = 0.2 * gigabyte;
const little = 2 * gigabyte;

export function checkNode(version: string): Finding {
  if (isNodeNewEnough(version)) return ok(`Node is ${version}.`);
  return broken(`Node is ${version}: run node_modules/.bin/node, or install ${minNode} or newer.`);
}

/** Each folder exists, or can be made, and there is space. */
export async function checkFolder(name: string, folder: string): Promise<Finding> {
  const place = findExisting(folder);
  try {
    await access(place, constants.W_OK | constants.X_OK);
  } catch {
    return broken(`${name}: this user cannot write to ${place}; give it to the user of the service.`);
  }
  const { bavail, bsize } = await statfs(place);
  const free = bavail * bsize;
  const said = `${name}: ${(free / gigabyte).toFixed(1)} GB are free on the disk of ${folder}`;
  if (free < tooLittle) return broken(`${said}: free some, or nothing can be stored soon.`);
  return free < little ? look(`${said}: plan for more.`) : ok(`${said}.`);
}

export async function checkBuild(): Promise<Finding[]> {
  const built = join(root, 'dist/library.json');
  if (!existsSync(built)) return [broken('The pages are not built: run npm run build.')];
  const { mtimeMs } = await stat(built);
  return [
    (await isBuildStale())
      ? broken('The build is older than its sources, or is for another PUBLIC_URL: run npm run build.')
      : ok('The pages are built from these sources.'),
    ...(mtimeMs > Date.now() ? [broken('The clock is before the build: turn on NTP.')] : []),
  ];
}

export function checkFolders({ dataDir, assetsDir }: Config): Promise<Finding[]> {
  return Promise.all([checkFolder('DATA_DIR', dataDir), checkFolder('ASSETS_DIR', assetsDir)]);
}

function findExisting(folder: string): string {
  return existsSync(folder) ? folder : findExisting(dirname(folder));
}
