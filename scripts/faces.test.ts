import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';

import { basicCharacters, subsetFace, faces, findFacePath } from './faces.ts';
import { root } from './run.ts';

/** The bytes a server sends on a new connection in the first round trip. */
const firstFlight = 14_600;

for (const face of faces) {
  test(`the basic characters of ${face} match the installed typeface, and fit one round trip`, async () => {
    const stored = await readFile(findFacePath(face));
    assert.ok(stored.equals(await subsetFace(face)), 'Run node scripts/faces.ts.');
    assert.ok(stored.length < firstFlight - 1000, `${stored.length} bytes`);
  });
}

test('the style sheets request them for exactly the characters that they contain', async () => {
  const looks = await readFile(join(root, 'app/ui/faces/fonts.css'), 'utf8');
  const asked = [...looks.matchAll(/-basic\.woff2[^}]*unicode-range:([^;]*);/g)].map(([, ranges = '']) =>
    ranges.split(',').flatMap(listCharacters).join(''),
  );
  const sorted = basicCharacters.split('').toSorted().join('');
  assert.deepEqual(asked, [sorted, sorted]);
});

/** The characters of a CSS range: "U+0041-005A". */
function listCharacters(range: string): string[] {
  const [first = 0, last = first] = range
    .replace('U+', '')
    .split('-')
    .map((code) => Number.parseInt(code.trim(), 16));
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
}
