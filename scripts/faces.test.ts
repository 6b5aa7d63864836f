import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';

import { basicCharacters, subsetFace, faces, findFacePath } from './faces.ts';
import { root } from './run.ts';

/** What a server sends on a new connection before it hears from the browser again. */
const firstFlight = 14_600;

for (const face of faces) {
  test(`the basic signs of ${face} are those of the face that is installed, and come in one round trip`, async () => {
    const kept = await readFile(findFacePath(face));
    assert.ok(kept.equals(await subsetFace(face)), 'node scripts/faces.ts writes them anew.');
    assert.ok(kept.length < firstFlight - 1000, `${kept.length} bytes`);
  });
}

test('the looks ask for them by the signs that they hold', async () => {
  const looks = await readFile(join(root, 'app/ui/fonts.css'), 'utf8');
  const asked = [...looks.matchAll(/-basic\.woff2[^}]*unicode-range:([^;]*);/g)].map(([, ranges = '']) =>
    ranges.split(',').flatMap(listCharacters).join(''),
  );
  const sorted = basicCharacters.split('').toSorted().join('');
  assert.deepEqual(asked, [sorted, sorted]);
});

/** The signs of a range as CSS writes it: "U+0041-005A". */
function listCharacters(range: string): string[] {
  const [first = 0, last = first] = range
    .replace('U+', '')
    .split('-')
    .map((code) => Number.parseInt(code.trim(), 16));
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
}
