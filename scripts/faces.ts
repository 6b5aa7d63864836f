import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import subsetFont from 'subset-font';

import { root } from './run.ts';

/** What nearly every page is written with: ASCII, and the other signs of English and of our pages. */
export const basicCharacters = `${Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')}·©—–…‘’“”é²°×€`;
/** The weights that pages are set in; code has one. */
const weights = { next: { min: 400, max: 700, default: 400 }, mono: 400 };
/** Copyright, license and its address stay in the file. */
const named = [0, 13, 14];

export const faces = ['next', 'mono'] as const;
type Face = (typeof faces)[number];

/** Where the basic signs of a face are kept. */
export function findFacePath(face: Face): string {
  return join(root, `app/ui/faces/atkinson-hyperlegible-${face}-basic.woff2`);
}

/** A face with the basic signs alone, in one round trip of a connection that has just been opened. */
export async function subsetFace(face: Face): Promise<Buffer> {
  const family = `atkinson-hyperlegible-${face}`;
  const file = `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;
  return subsetFont(await readFile(join(root, 'node_modules', file)), basicCharacters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights[face] },
    preserveNameIds: named,
  });
}

/** `node scripts/faces.ts`: writes them anew. */
if (import.meta.main) {
  for (const face of faces) await writeFile(findFacePath(face), await subsetFace(face));
}
