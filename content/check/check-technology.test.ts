import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makeSubject, makeTopic } from '../testing/sample.ts';
import { checkTechnology } from './check-technology.ts';

test('checkTechnology() finds nothing wrong with a roadmap that follows every rule', () => {
  const { technology, library, links } = makeSubject();
  assert.deepEqual(checkTechnology(technology, library, links), []);
});

test('checkTechnology() names the file, topic and rule, and what is wrong', () => {
  const { technology, library, links } = makeSubject((topics) =>
    topics.map((topic) => (topic.id === 3 ? makeTopic(3, { description: 'Too short.' }) : topic)),
  );
  assert.deepEqual(checkTechnology(technology, library, links), [
    'vue.yaml topic-3: length: description has 2 words, not 40 to 80',
  ]);
});

test('checkTechnology() names a file without a topic when the whole roadmap is meant', () => {
  const { technology, library, links } = makeSubject();
  assert.deepEqual(checkTechnology({ ...technology, needs: ['nowhere'] }, library, links), [
    'vue.yaml: needs: needs nowhere, which does not exist',
  ]);
});
