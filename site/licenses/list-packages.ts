import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

const root = join(import.meta.dirname, '../..');
const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), license: z.string().optional(), dev: z.boolean().optional() }),
  ),
});

export type Package = {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly folder: string;
};

/** The packages that the site and the server are made of, without those for development, by name. */
export async function listPackages(): Promise<Package[]> {
  const { packages } = lock.parse(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')));
  const shipped = Object.entries(packages).filter(
    ([path, { dev }]) => path !== '' && dev !== true && existsSync(join(root, path)),
  );
  return shipped
    .map(([path, { version = '', license = 'not stated' }]) => {
      return { name: path.replace(/^.*node_modules\//, ''), version, license, folder: join(root, path) };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** The names and versions of each license, those of most packages first. */
export function groupByLicense(packages: readonly Package[]) {
  return [...Map.groupBy(packages, ({ license }) => license)]
    .map(([license, having]) => {
      return { license, packages: having.map(({ name, version }) => `${name} ${version}`) };
    })
    .toSorted((one, other) => other.packages.length - one.packages.length);
}
