import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { listPackages, type Package } from './list-packages.ts';

/** Writes /licenses.txt: each text once, below the packages that have it. */
export async function writeLicenseTexts(client: string): Promise<void> {
  const packages = await listPackages();
  const texts = await Promise.all(packages.map(async (one) => [one, await readTexts(one)] as const));
  const parts = [...Map.groupBy(texts, ([, text]) => text)].map(([text, having]) => {
    const names = having.map(([{ name, version, license }]) => `${name} ${version} (${license})`);
    return `${names.join('\n')}\n\n${text || 'The package names its license and has no text of its own.'}\n`;
  });
  await writeFile(join(client, 'licenses.txt'), parts.join(`\n${'-'.repeat(72)}\n\n`));
}

async function readTexts({ folder }: Package): Promise<string> {
  const names = (await readdir(folder)).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name));
  const texts = await Promise.all(names.toSorted().map((name) => readFile(join(folder, name), 'utf8')));
  return texts.map((text) => text.replaceAll('\r\n', '\n').trim()).join('\n\n');
}
