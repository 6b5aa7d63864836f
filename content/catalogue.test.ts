import assert from 'node:assert/strict';
import { test } from 'node:test';

import { catalogue } from './catalogue.ts';
import { loadTeam, loadSource } from './library.ts';

test('the catalogue holds 26 technologies and 1,705 topics', () => {
  assert.equal(catalogue.length, 26);
  const topics = catalogue.reduce((sum, { firstId, lastId }) => sum + lastId - firstId + 1, 0);
  assert.equal(topics, 1705);
});

test('loadTechnology() gives the roadmap with its address', async () => {
  const python = await loadSource('python');
  assert.equal(python.slug, 'python');
  assert.equal(python.heading, 'PYTHON');
});

test('loadTechnology() fails for a roadmap that is not there', async () => {
  await assert.rejects(loadSource('cobol'));
});

test('loadTeam() gives five members', async () => {
  assert.equal((await loadTeam()).length, 5);
});
