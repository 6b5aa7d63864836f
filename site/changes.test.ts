import assert from 'node:assert/strict';
import { test } from 'node:test';

import { compileRoadmaps } from '#content/compile.ts';
import { makeSubject } from '#content/testing/sample.ts';
import type { Rename } from '#content/schema.ts';

import { listChanges } from './changes.ts';

const { technology, links } = makeSubject((topics) => topics.slice(0, 4));
const library = new Map(compileRoadmaps([technology], links).map((roadmap) => [roadmap.slug, roadmap]));
const published = [
  { key: 'vue/topic-0', added: '2026-11-21' },
  { key: 'vue/topic-1', added: '2027-02-01' },
  { key: 'vue/topic-2', added: '2027-03-01' },
  { key: 'vue/topic-3', added: '2027-04-01' },
  { key: 'vue/old-one', added: '2026-11-21' },
  { key: 'vue/gone', added: '2026-11-21' },
];
const renamed: Rename[] = [
  { from: 'vue/old-one', to: ['vue/between'], since: '2027-02-10' },
  { from: 'vue/between', to: ['vue/topic-2', 'vue/topic-0'], since: '2027-03-01' },
  { from: 'vue/gone', to: [], since: '2027-02-15' },
];

test('listChanges() gives added, renamed and retired topics with their current addresses, newest first', () => {
  const changes = listChanges('vue', { published, renamed, library, today: '2027-04-02' });
  assert.deepEqual(
    changes.map(({ kind, date, name, leads }) => [kind, date, name, leads.map(({ href }) => href)]),
    [
      ['added', '2027-04-01', 'Topic number 3', ['#topic-3']],
      ['renamed', '2027-03-01', 'between', ['#topic-2', '#topic-0']],
      ['retired', '2027-02-15', 'gone', []],
      ['renamed', '2027-02-10', 'old one', ['#topic-2', '#topic-0']],
      ['added', '2027-02-01', 'Topic number 1', ['#topic-1']],
    ],
  );
});

test('listChanges() leaves out changes older than a year, and the topics of the first release', () => {
  const changes = listChanges('vue', { published, renamed, library, today: '2028-02-28' });
  assert.deepEqual(
    changes.map(({ date }) => date),
    ['2027-04-01', '2027-03-01'],
  );
  const untouched = published.map(({ key }) => ({ key, added: '2026-11-21' }));
  assert.deepEqual(
    listChanges('vue', { published: untouched, renamed: [], library, today: '2026-11-21' }),
    [],
  );
});

test('listChanges() leaves out other roadmaps', () => {
  assert.deepEqual(listChanges('react', { published, renamed, library, today: '2027-04-02' }), []);
});
