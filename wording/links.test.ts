import assert from 'node:assert/strict';
import { test } from 'node:test';

import { describeGone, describeLastSeen, describeWebsite } from './links.ts';

const page = { kind: 'official', host: 'docs.example.org', cost: 'free' } as const;

test('describeWebsite() names a cost and a language only where they are not the usual ones', () => {
  assert.equal(describeWebsite(page), 'official · docs.example.org');
  assert.equal(describeWebsite({ ...page, cost: 'login' }), 'official · docs.example.org · needs a login');
  assert.equal(
    describeWebsite({ ...page, cost: 'paid', language: 'de' }),
    'official · docs.example.org · not free · in German',
  );
});

test('describeLastSeen() says that a page worked only if it was opened', () => {
  assert.equal(describeLastSeen({ worked: '2026-09' }), 'worked in September 2026');
  assert.equal(describeLastSeen({ listed: '2024-01' }), 'listed in January 2024');
});

test('describeGone() says that a page is gone and whether there is a copy', () => {
  assert.equal(describeGone('docs.example.org', true), 'stored copy · the page at docs.example.org is gone');
  assert.equal(describeGone('docs.example.org', false), 'docs.example.org · gone, and no copy is known');
});
