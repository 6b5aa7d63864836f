import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { library } from './testing/ask-sample.ts';
import { greet, linkTopic, nameOf } from './words.ts';

test('greet writes names as they are, and nothing that is not part of a name', () => {
  for (const [name, greeted] of [
    ['Mina', 'Mina'],
    ['  Mina   Lee ', 'Mina Lee'],
    ['José María', 'José María'],
    ['Łukasz', 'Łukasz'],
    ['李小龙', '李小龙'],
    ['मीना', 'मीना'],
    ['O’Neill', 'O’Neill'],
    ["D'Arcy", "D'Arcy"],
    ['Anne-Marie', 'Anne-Marie'],
    ['J. R.', 'J. R.'],
    ['R2D2', 'R2D2'],
    ['evil.example', 'evil example'],
    ['<b>Mina</b>', 'b Mina b'],
    ['[Mina](http://x.io)', 'Mina http x io'],
    ['Mina*_#`', 'Mina'],
    ['Mina\nPlan: none', 'Mina Plan none'],
    ['x'.repeat(60), 'x'.repeat(40)],
    ['', 'there'],
    ['   ', 'there'],
    ['😀', 'there'],
    ['***', 'there'],
  ] as const)
    assert.equal(greet(name), greeted, name);
});

test('greet is never empty, never longer than 40 characters, and never an address or a mark', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (name) => {
      const greeted = greet(name);
      assert.ok(greeted !== '' && Array.from(greeted).length <= 40);
      assert.doesNotMatch(greeted, /[<>[\]()*_#`|\\\n]|\.[^ ]/);
    }),
  );
});

test('linkTopic leads to the place of the topic in its roadmap, and nameOf names its technology', () => {
  for (const topic of library.topics.values())
    assert.ok(linkTopic(topic).endsWith(`(/language/${topic.key.replace('/', '#')})`), topic.key);
  for (const [slug, { name }] of library.roadmaps) assert.equal(nameOf(library, slug), name);
  assert.equal(nameOf(library, 'cobol'), 'cobol');
});
