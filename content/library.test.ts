import assert from 'node:assert/strict';
import { test } from 'node:test';

import {
  loadHome,
  loadOtherNames,
  loadRoadmaps,
  loadSource,
  loadSources,
  loadTeam,
  parseSource,
} from './library.ts';

test('stacks, neighbors and the other lists name only technologies that have a file', async () => {
  const sources = await loadSources();
  const slugs = new Set(sources.map(({ slug }) => slug));
  const { stacks, neighbors } = await loadOtherNames();
  const { tiles, sample } = await loadHome();
  const named = [
    ...sources.flatMap(({ needs, near, meant }) => needs.concat(near, meant)),
    ...stacks.flatMap(({ technologies }) => technologies),
    ...stacks.flatMap(({ servers }) => (servers ? Object.values(servers).flat() : [])),
    ...stacks.flatMap(({ frameworks }) => (frameworks ? [frameworks.replaced, frameworks.any].flat() : [])),
    ...neighbors.flatMap(({ nearest }) => Object.keys(nearest)),
    ...tiles,
    sample,
  ];
  assert.deepEqual(
    named.filter((slug) => !slugs.has(slug)),
    [],
  );
});

test('loadSources() and loadRoadmaps() keep the order of the catalogue', async () => {
  const [sources, roadmaps] = await Promise.all([loadSources(), loadRoadmaps()]);
  const places = sources.map(({ place }) => place);
  assert.deepEqual(
    places,
    places.toSorted((one, other) => one - other),
  );
  assert.deepEqual(
    roadmaps.map(({ slug }) => slug),
    sources.map(({ slug }) => slug),
  );
});

test('loadSource() gives the roadmap with its address', async () => {
  const python = await loadSource('python');
  assert.equal(python.slug, 'python');
  assert.equal(python.heading, 'PYTHON');
});

test('parseSource() names the file that is not YAML', () => {
  assert.throws(
    () => parseSource('vue', ' a: 1\nb: 2'),
    /^Error: content\/technologies\/vue\.yaml is not YAML: /,
  );
});

test('loadSource() fails for a missing roadmap', async () => {
  await assert.rejects(loadSource('cobol'));
});

test('loadTeam() gives five members', async () => {
  assert.equal((await loadTeam()).length, 5);
});
