import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import subsetFont from 'subset-font';

import { root } from './run.ts';

export const basicCharacters = `${Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')}·©—–…‘’“”é²°×€`;
const weights = { next: { min: 400, max: 700, default: 400 }, mono: 400 };
/** The copyright, the license and its address. */
const named = [0, 13, 14];

export const faces = ['next', 'mono'] as const;
type Face = (typeof faces)[number];

export function findFacePath(face: Face): string {
  return join(root, `app/ui/faces/atkinson-hyperlegible-${face}-basic.woff2`);
}

/** With only the basic characters, a typeface fits the first round trip. */
export async function subsetFace(face: Face): Promise<Buffer> {
  const family = `atkinson-hyperlegible-${face}`;
  const file = `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;
  return subsetFont(await readFile(join(root, 'node_modules', file)), basicCharacters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights[face] },
    preserveNameIds: named,
  });
}

if (import.meta.main) {
  for (const face of faces) await writeFile(findFacePath(face), await subsetFace(face));
}
