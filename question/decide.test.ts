import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { loadLibraryContent } from '../content/library.ts';
import { makeIndex } from '../search/index.ts';
import { intents } from './meaning/meaning.ts';
import { naming } from '../tests/naming.ts';
import { decide } from './decide.ts';
import { readMessage } from './read-message.ts';
import { routeMessages } from './testing/route-messages.ts';

const { roadmaps, questions } = await loadLibraryContent();
const index = makeIndex(
  roadmaps.flatMap(({ slug, chapters }) =>
    chapters
      .flatMap(({ topics }) => topics)
      .map((topic, at) => Object.assign({ questions: questions[slug]?.[at] ?? [] }, topic)),
  ),
  naming,
);

for (const [group, [route, ...messages]] of Object.entries(routeMessages))
  for (const problem of messages)
    test(`decide() reads ${group}: ${problem}`, () => {
      const { features } = readMessage(index, { problem, language: 'Python' });
      assert.match(decide(features).route, route, decide(features).row);
    });

const cues = fc.constantFrom(
  'plan',
  'exam',
  'lists',
  'why',
  '?',
  'i am',
  'error',
  'python',
  'excel',
  'feel',
  'make',
  'job',
  'loops',
  '{}',
);
const message = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.oneof(cues, fc.lorem({ maxCount: 1 })), { maxLength: 12 }).map((words) => words.join(' ')),
);

test('decide() gives any message a route, an intent and at most two others, the same ones always', () => {
  fc.assert(
    fc.property(message, fc.constantFrom('Python', 'any', 'Cobol', ''), fc.boolean(), (problem, ...rest) => {
      const [language, hasReply] = rest;
      const decideAgain = () => decide(readMessage(index, { problem, language, hasReply }).features);
      const decided = decideAgain();
      assert.deepEqual(decideAgain(), decided);
      assert.ok(intents.includes(decided.intent) && !decided.others.includes(decided.intent));
      assert.ok(decided.others.length <= 2);
      assert.equal(decided.grade === 'lost' && decided.route === 'plan', false);
    }),
  );
});

test('decide() plans for whoever tells of a life and asks nothing, in whatever order', () => {
  const lives = fc.constantFrom(
    'I am a nurse',
    'I have two kids',
    'my exams are in spring',
    'only evenings',
    'I work in a bakery',
    'we live on a farm',
    'I am 63',
    'late shifts this week',
    'I speak little English',
    'weekends only',
  );
  fc.assert(
    fc.property(fc.uniqueArray(lives, { minLength: 1, maxLength: 4 }), (told) => {
      const { features } = readMessage(index, { problem: told.join(', '), language: 'Python' });
      assert.equal(decide(features).route, 'plan', told.join(', '));
    }),
  );
});
