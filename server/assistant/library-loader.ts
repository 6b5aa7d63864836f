import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { loadRoadmaps } from '#content/library.ts';
import type { Roadmap } from '#content/roadmap.ts';
import { type Library, makeLibrary } from '#replies/library.ts';

const dist = join(import.meta.dirname, '../../dist');

/** Loads the library at the first call and returns the same one from then on. */
export function makeLibraryLoader(): () => Promise<Library> {
  let loading: Promise<Library> | undefined;
  return () => (loading ??= readRoadmaps().then(makeLibrary));
}

/** Prefers the data of the built pages, as parsing the roadmaps takes a second. */
async function readRoadmaps(): Promise<Roadmap[]> {
  const list = join(dist, 'roadmaps.json');
  if (!existsSync(list)) return loadRoadmaps();
  const files: string[] = JSON.parse(await readFile(list, 'utf8'));
  return Promise.all(
    files.map(async (file) => JSON.parse(await readFile(join(dist, 'client', file), 'utf8'))),
  );
}
