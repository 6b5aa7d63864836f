import assert from 'node:assert/strict';
import { test } from 'node:test';

import { findScope } from '../scope.ts';
import { sampleIndex } from '../testing/sample-index.ts';
import { stemPhrase } from '../text/phrases.ts';
import { holdsByName, isNamedInScope, isPlanning } from './planning.ts';

const isNamed = (words: string, technology?: string): boolean =>
  isNamedInScope(findScope(sampleIndex, technology), [{ stems: stemPhrase(words), weight: 1, covers: 1 }]);

test('isPlanning knows the words of a wish for a plan, and numbers', () => {
  for (const word of ['plan', 'days', 'beginner', '30', '1.5', 'roadmap']) assert.ok(isPlanning(word), word);
  for (const word of ['closure', 'css3', 'loops', '', '3d']) assert.ok(!isPlanning(word), word);
});

test('isNamedInScope asks titles and aliases, not descriptions', () => {
  assert.ok(isNamed('closures'));
  assert.ok(isNamed('private variable'));
  assert.ok(!isNamed('weather'));
  assert.ok(!isNamed('zebra'));
});

test('isNamedInScope asks only the topics of the technology', () => {
  assert.ok(isNamed('pointers', 'cpp'));
  assert.ok(!isNamed('pointers', 'python'));
  assert.ok(!isNamed('pointers', 'cobol'));
});

test('holdsByName asks one topic', () => {
  const scope = findScope(sampleIndex);
  const holders = sampleIndex.topics.flatMap(({ key }, place) =>
    holdsByName(scope, stemPhrase('decorators'), place) ? [key] : [],
  );
  assert.deepEqual(holders, ['python/decorators']);
  assert.ok(!holdsByName(scope, stemPhrase('decorators'), -1));
});
