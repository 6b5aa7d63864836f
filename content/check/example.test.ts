import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { ExampleSource } from '../examples/example-schema.ts';
import { makeSubject, makeTopic } from '../testing/sample.ts';
import { exampleRule } from './example.ts';

const when = 'You need this when you print a line for each of your friends.';
const listing = { when, code: 'console.log(1)', prints: '1' };

const rows: readonly (readonly [what: string, example: ExampleSource, message: RegExp | null])[] = [
  ['a listing', listing, null],
  ['25 lines of 80 characters', { ...listing, code: `${'x'.repeat(80)}\n`.repeat(25) }, null],
  ['26 lines', { ...listing, code: 'x\n'.repeat(26) }, /26 lines/],
  ['a line of 81 characters', { ...listing, code: `y\n${'x'.repeat(81)}` }, /line 2 /],
  ['a tab', { ...listing, code: '\tx' }, /tab/],
  ['a language of its own', { ...listing, language: 'html' }, null],
  ['the language of its technology', { ...listing, language: 'vue' }, /vue anyway/],
  ['a worked case', { when, case: 'Ana takes the first.' }, null],
  ['a worked case of 151 words', { when, case: 'word '.repeat(151) }, /151 words/],
  ['a short `when`', { ...listing, when: 'You always need this.' }, /fewer than 8/],
  ['a `when` that is no sentence', { ...listing, when: when.slice(0, -1) }, /like a sentence/],
  ['a `looks` that is no sentence', { when, code: '<p>', shows: 'true', looks: 'A line' }, /like a sentence/],
];

for (const [what, example, message] of rows)
  test(`exampleRule ${message ? 'finds' : 'allows'} ${what}`, () => {
    const subject = makeSubject((topics) =>
      topics.map((topic) => (topic.id === 3 ? makeTopic(3, { example }) : topic)),
    );
    const found = exampleRule.check(subject);
    if (message === null) assert.deepEqual(found, []);
    else assert.match(found.map((breach) => breach.message).join(), message);
  });

test('exampleRule wants to know the language where the technology has none', () => {
  const { technology, ...rest } = makeSubject((topics) => [
    makeTopic(0, { example: listing }),
    ...topics.slice(1),
  ]);
  const found = exampleRule.check({ ...rest, technology: { ...technology, slug: 'dsa' } });
  assert.deepEqual(found, [{ topic: 'topic-0', message: 'the example does not say its language' }]);
});
