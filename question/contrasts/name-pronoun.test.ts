import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sampleIndex } from '../../search/testing/sample-index.ts';
import { namePronoun } from './name-pronoun.ts';

const css = { kind: 'covered', technologies: ['css'], uncovered: [] } as const;

test('namePronoun puts the technology of the form in the place of "it" where that is weighed against another', () => {
  const { names } = sampleIndex;
  assert.equal(namePronoun(names, 'is it better than Python', css), 'is CSS better than Python');
  assert.equal(namePronoun(names, 'should I learn it or Python', css), 'should I learn CSS or Python');
});

test('namePronoun leaves any other message as it is', () => {
  const { names } = sampleIndex;
  for (const message of [
    'is it better than before',
    'how do I run it or stop it',
    'is it hard',
    'is it better than CSS',
  ])
    assert.equal(namePronoun(names, message, css), message);
  assert.equal(namePronoun(names, 'is it better than Python', { kind: 'open' }), 'is it better than Python');
});
