import assert from 'node:assert/strict';
import { test } from 'node:test';

import { compileExample } from './compile-example.ts';

const when = 'You need this now.';

test('compileExample() says what a listing is written in', () => {
  const listing = { when, code: 'x', prints: '1' };
  assert.deepEqual(compileExample(listing, 'python'), { ...listing, language: 'python', marks: 'p1' });
  assert.deepEqual(compileExample({ ...listing, language: 'bash' }, 'python'), {
    ...listing,
    language: 'bash',
    marks: 'p1',
  });
  assert.throws(() => compileExample(listing, 'dsa'), /no language/);
});

test('compileExample() leaves out what only the proof needs, and keeps a worked case as it is', () => {
  const page = { when, code: '<p>', looks: 'A line.' };
  assert.deepEqual(compileExample({ ...page, shows: 'true' }, 'html'), {
    ...page,
    language: 'html',
    marks: 'p1t1p1',
  });
  const worked = { when, case: 'Ana begins.' };
  assert.deepEqual(compileExample(worked, 'dsa'), worked);
});
