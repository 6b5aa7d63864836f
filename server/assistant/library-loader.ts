import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { loadOtherNames, loadRoadmaps } from '#content/library.ts';
import type { Roadmap } from '#content/roadmap.ts';
import type { OtherNames } from '#content/schema.ts';
import { type Library, makeLibrary } from '#replies/library.ts';

const dist = join(import.meta.dirname, '../../dist');

/** Loads the library at the first call and returns the same one from then on. */
export function makeLibraryLoader(): () => Promise<Library> {
  let loading: Promise<Library> | undefined;
  return () => (loading ??= loadLibrary());
}

/** Prefers the data of the built pages, as parsing the roadmaps takes a second. */
async function loadLibrary(): Promise<Library> {
  const list = join(dist, 'library.json');
  if (!existsSync(list)) return makeLibrary(await loadRoadmaps(), await loadOtherNames());
  const { roadmaps, names }: LibraryFiles = JSON.parse(await readFile(list, 'utf8'));
  return makeLibrary(await Promise.all(roadmaps.map(readRoadmap)), await readNames(names));
}

/** Where the build wrote what the library is made from. */
type LibraryFiles = { readonly roadmaps: readonly string[]; readonly names: string };

async function readRoadmap(file: string): Promise<Roadmap> {
  return JSON.parse(await readFile(join(dist, 'client', file), 'utf8'));
}

async function readNames(file: string): Promise<OtherNames> {
  return JSON.parse(await readFile(join(dist, 'client', file), 'utf8'));
}
