import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadRequirements, loadSources } from '../../library.ts';
import type { Requirement } from '../../requirements/requirement-schema.ts';
import { listKeys } from '../../topics.ts';
import { checkRequirements } from './check-requirements.ts';

const sources = await loadSources();
const facts = {
  technologies: new Set(sources.map(({ slug }) => slug)),
  topics: new Set(listKeys(sources)),
};
const way = {
  in: ['html'],
  does: 'Put the number into a link whose address starts with `tel:`, and tap it on a phone.',
  topics: ['html/links'],
};
const good: Requirement = {
  id: 'call-by-tap',
  title: 'A number to call by a tap',
  asks: ['tap..call'],
  not: [],
  ways: [way],
};

test('every requirement follows the rules', async () => {
  assert.deepEqual(checkRequirements(await loadRequirements(), facts), []);
});

test('a requirement that follows the rules has no faults', () => {
  assert.deepEqual(checkRequirements([good], facts), []);
});

const rows: readonly (readonly [Requirement[], RegExp])[] = [
  [[good, good], /is there twice/],
  [[{ ...good, ways: [] }], /neither a way nor what is beyond/],
  [[{ ...good, ways: [{ ...way, topics: ['html/no-such'] }] }], /html\/no-such does not exist/],
  [[{ ...good, ways: [{ ...way, in: ['cobol'] }] }], /cobol does not exist/],
  [[{ ...good, ways: [{ ...way, in: ['html', 'css'] }] }], /css has no topic of its own/],
  [[{ ...good, ways: [way, way] }], /html has two ways/],
  [
    [{ ...good, ways: [{ ...way, shows: 'Tap it: the phone asks whether you want to call' }] }],
    /does not end/,
  ],
  [[{ ...good, beyond: 'See https://waymark.test for more of it.' }], /has an address/],
];
for (const [requirements, says] of rows) {
  test(`a requirement is refused: ${says.source}`, () => {
    assert.match(checkRequirements(requirements, facts).join('\n'), says);
  });
}
