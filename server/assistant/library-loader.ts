import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { loadLibrary } from '#content/library.ts';
import { loadLinks } from '#content/links.ts';
import type { Link, Technology } from '#content/schema.ts';
import { type Library, makeLibrary } from '#replies/library.ts';

const built = join(import.meta.dirname, '../../dist/content.json');

/** Loads the library at the first call and returns the same one from then on. */
export function makeLibraryLoader(): () => Promise<Library> {
  let loading: Promise<Library> | undefined;
  return () =>
    (loading ??= readContent().then(({ technologies, links }) => makeLibrary(technologies, links)));
}

type Content = { readonly technologies: readonly Technology[]; readonly links: readonly Link[] };

/** Prefers the build's file, as parsing the roadmaps takes a second. */
async function readContent(): Promise<Content> {
  if (existsSync(built)) return JSON.parse(await readFile(built, 'utf8'));
  const [technologies, links] = await Promise.all([loadLibrary(), loadLinks()]);
  return { technologies, links: [...links.values()] };
}
