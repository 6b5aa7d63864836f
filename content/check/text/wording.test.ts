import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { checkSample, writeWords } from '../../testing/check-sample.ts';
import { makeTopic } from '../../testing/sample.ts';

const taskOf = (task: string) => `topics: { 3: { task: '${task}' } }`;
const openWith = (words: string) => `topics: { 3: { description: '${words} ${writeWords(50)}' } }`;
const inTopic = ['vue.yaml topic-3: wording'];

describe('the wording rule', () => {
  const samples: readonly (readonly [what: string, yaml: string, breaches: readonly string[]])[] = [
    ...['powerful', 'Robust', 'seamlessly', 'crucially', 'delves', 'leveraging'].map(
      (word) => [`refuses "${word}"`, taskOf(`Write ${word} code.`), inTopic] as const,
    ),
    ['takes a word that only contains filler', taskOf('Read about powerfully built robustness.'), []],
    ['takes filler inside code', taskOf('Call `leverage()` twice.'), []],
    ['refuses filler in an answer', 'topics: { 3: { check: { ask: Why so?, answer: Robust. } } }', inTopic],
    ['refuses filler in a question', 'topics: { 3: { check: { ask: Robust?, answer: No. } } }', inTopic],
    ['refuses filler in a description', openWith('A robust thing'), inTopic],
    ['refuses an exclamation mark', taskOf('Write it!'), inTopic],
    ['takes an exclamation mark inside code', taskOf('Write `a !== b`.'), []],
    ['refuses a backtick that is not closed', taskOf('Write `a.'), inTopic],
    ...['In this topic', 'This topic', 'Learn about'].map(
      (words) => [`refuses a description that begins with "${words}"`, openWith(words), inTopic] as const,
    ),
    ['takes those words further on', openWith('Here you learn about'), []],
    ['refuses a description that begins with the title', openWith('TOPIC number 3 is'), inTopic],
    ['takes a description that begins with a longer word', openWith('Topic number 30 is'), []],
  ];
  for (const [what, yaml, breaches] of samples)
    test(what, () => assert.deepEqual(checkSample(yaml), breaches));
});

describe('the similarity rule', () => {
  const copied = makeTopic(4).description.replace('.', '');
  const share = (words: number) =>
    `${copied.split(' ').slice(0, words).join(' ')} ${writeWords(copied.split(' ').length - words)}`;
  const samples: readonly (readonly [what: string, description: string, breaches: readonly string[]])[] = [
    [
      'refuses a description that copies most of another',
      `${copied} and more`,
      ['vue.yaml topic-3: similarity'],
    ],
    ['refuses one that shares two fifths of its word triples', share(29), ['vue.yaml topic-3: similarity']],
    ['takes one that shares fewer', share(28), []],
    ['takes a description that copies a little of another', `${copied.slice(0, 60)} ${writeWords(40)}`, []],
  ];
  for (const [what, description, breaches] of samples)
    test(what, () =>
      assert.deepEqual(checkSample(`topics: { 3: { description: ${description} } }`), breaches),
    );
});
