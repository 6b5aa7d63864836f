import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { loadLibrary } from '#content/library.ts';
import { loadLinks } from '#content/links.ts';
import type { Link, Technology } from '#content/schema.ts';
import { type Library, makeLibrary } from '#replies/library.ts';

const built = join(import.meta.dirname, '../../dist/content.json');

/** A function that loads the library when it is first asked for, and gives the same one ever after. */
export function makeLibraryLoader(): () => Promise<Library> {
  let kept: Promise<Library> | undefined;
  return () => (kept ??= readContent().then(({ technologies, links }) => makeLibrary(technologies, links)));
}

type Content = { readonly technologies: readonly Technology[]; readonly links: readonly Link[] };

/** The build's file where there is one: parsing the roadmaps themselves takes a second. */
async function readContent(): Promise<Content> {
  if (existsSync(built)) return JSON.parse(await readFile(built, 'utf8'));
  const [technologies, links] = await Promise.all([loadLibrary(), loadLinks()]);
  return { technologies, links: [...links.values()] };
}
