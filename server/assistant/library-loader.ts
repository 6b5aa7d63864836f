import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { loadLibraryContent } from '#content/library.ts';
import type { LibraryContent, LibraryFiles } from '#content/roadmap.ts';
import { unpackGoals } from '#content/shapes/pack-goals.ts';
import { type Library, makeLibrary } from '#replies/library.ts';

const dist = join(import.meta.dirname, '../../dist');
const list = join(dist, 'library.json');

/** Loads the library at the first call and returns the same one from then on. */
export function makeLibraryLoader(): () => Promise<Library> {
  let loading: Promise<Library> | undefined;
  return () => (loading ??= loadLibrary());
}

async function loadLibrary(): Promise<Library> {
  return makeLibrary(existsSync(list) ? await readBuilt() : await loadLibraryContent());
}

/** Reads the data of the built pages, as parsing the roadmaps takes a second. */
async function readBuilt(): Promise<LibraryContent> {
  const files: LibraryFiles = await readJson(list);
  const read = async (file: string) => readJson(join(dist, 'client', file));
  return {
    roadmaps: await Promise.all(files.roadmaps.map(read)),
    names: await read(files.names),
    questions: await read(files.questions),
    errors: await read(files.errors),
    contrasts: await read(files.contrasts),
    answers: (await Promise.all(files.answers.map(read))).flat(),
    careers: await read(files.careers),
    goals: unpackGoals(await read(files.goals)),
    wishes: await read(files.wishes),
    requirements: await read(files.requirements),
  };
}

async function readJson(file: string) {
  return JSON.parse(await readFile(file, 'utf8'));
}
