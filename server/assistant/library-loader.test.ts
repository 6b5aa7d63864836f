import assert from 'node:assert/strict';
import { test } from 'node:test';

import { listSlugs } from '#content/library.ts';
import { findName, squashName } from '#search/query/names.ts';
import { makeLibraryLoader } from './library-loader.ts';

test('the library is loaded once, with every roadmap, and with the names of stacks and of what has none', async () => {
  const load = makeLibraryLoader();
  const [library, again] = await Promise.all([load(), load()]);
  assert.equal(library, again);
  assert.deepEqual([...library.roadmaps.keys()].toSorted(), (await listSlugs()).toSorted());
  const read = (name: string) => findName(library.index.names, squashName(name))?.kind;
  assert.deepEqual(['py', 'MERN stack', 'golang', 'Klingon'].map(read), [
    'covered',
    'covered',
    'uncovered',
    undefined,
  ]);
});
