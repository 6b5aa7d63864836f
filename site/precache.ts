import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { type Precache, shellAddress, startScript, type StoredFile } from '#app/offline/precache.ts';

/** Compressed forms, files that only crawlers and installers read, small pictures of maps, runtimes, and letters that hardly any page has, for which every system has a font. */
const unused =
  /\.(br|gz)$|^(robots|sitemap|licenses)\.txt$|^(share|icons|maps|runtimes)\/|^service-worker\.js$|-latin-(ext-)?wght-.*\.woff2$/;
/** Roadmaps and goals are rendered from their data, which is stored for search and planning anyway; that of a playground is a name, and licenses are long. */
const shownFromData = /^(language\/.*|goals(\/.*)?|play\/.*|licenses)\.html$/;
/** Data that the worker makes of other files: of goals, maps as lists, and the list of what the search finds. Exercises, what starts a runtime, what things have to do and answers about other topics than those of the quick paths are stored once they are asked for. */
const storedLater =
  /^assets\/pages-\w+\/(exercises\/|goals\/|requirements\/|steps\/|language\/[\w-]+\/map\.json$|more-answers\/|requirements\.json$|goal-names\.json$|entries\.json$)/;

export async function listPrecache(folder: string): Promise<Precache> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => !unused.test(name))
    .toSorted();
  const stored = names.filter(
    (name) => !shownFromData.test(name) && !storedLater.test(name) && !startScript.test(name),
  );
  const files = await Promise.all(stored.map((name) => describeFile(folder, name)));
  const pages = names.filter((name) => name.endsWith('.html')).map(findAddress);
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
  const shell = await readFile(join(folder, `${shellAddress.slice(1)}.html`), 'utf8');
  const build = /data-build="(\w+)"/.exec(shell)?.[1] ?? '';
  return { version, build, files, pages };
}

/** A hashed name identifies its content; other files are checked by integrity. */
async function describeFile(folder: string, name: string): Promise<StoredFile> {
  const url = findAddress(name);
  if (name.startsWith('assets/')) return { url, revision: null };
  const hash = createHash('sha256')
    .update(await readFile(join(folder, name)))
    .digest('base64');
  return { url, revision: hash.slice(0, 12), integrity: `sha256-${hash}` };
}

/** The server serves `language/x.html` at `/language/x`, and everything else at its own name. */
function findAddress(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}
