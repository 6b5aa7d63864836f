import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadRoadmaps } from '#content/library.ts';
import type { Listing } from '#content/roadmap.ts';

import { showListing } from './example-lines.ts';

const topics = (await loadRoadmaps()).flatMap(({ chapters }) =>
  chapters.flatMap((chapter) => chapter.topics),
);
const [sample] = topics;
assert.ok(sample);
const listing: Listing = { when: 'You need this often.', code: 'print(1)', marks: '', language: 'python' };
const show = (changes: Partial<Listing>) => showListing({ ...sample, example: { ...listing, ...changes } });

test('showListing gives the code of a topic, and what comes of it', () => {
  for (const [changes, said] of [
    [{ prints: '1\n' }, /It prints:\n\n```\n1\n```/],
    [{ fails: 'ValueError: no' }, /It stops with:\n\n```\nValueError: no\n```/],
    [{ looks: 'A red box.' }, /^A red box\.$/],
  ] as const) {
    const [code, outcome, ...rest] = show(changes);
    assert.match(code ?? '', /You need this often\.[^]*```python\nprint\(1\)\n```/);
    assert.match(outcome ?? '', said);
    assert.deepEqual(rest, []);
  }
});

test('showListing gives nothing of what cannot be read by itself', () => {
  for (const changes of [
    { setup: 'x = 1' },
    { input: 'Ada' },
    { files: { 'notes.txt': 'a' } },
    { code: 'a = 1\n'.repeat(19) },
    { code: 'a = 1\n'.repeat(10), prints: '1\n'.repeat(9) },
    { code: "open('https://news.ycombinator.com')" },
  ])
    assert.deepEqual(show({ prints: '1', ...changes }), [], JSON.stringify(changes));
  assert.deepEqual(showListing({ ...sample, example: { when: 'Often.', case: 'A case.' } }), []);
});

test('showListing opens and closes every block of code of our roadmaps', () => {
  const shown = topics.map(showListing).filter((lines) => lines.length > 0);
  assert.ok(shown.length > topics.length / 4);
  for (const lines of shown) {
    const fences = lines.join('\n\n').match(/^`{3,}/gm) ?? [];
    assert.equal(fences.length % 2, 0, lines[0]);
  }
});
