import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { checkSample, writeWords } from '../../testing/check-sample.ts';
import { makeSubject, makeTopic } from '../../testing/sample.ts';
import { importanceRule, lengthRule } from './measure.ts';

const describeIn = (words: number) => `topics: { 3: { description: ${writeWords(words)} } }`;
const answerIn = (words: number) =>
  `topics: { 3: { check: { ask: 'Why that?', answer: ${writeWords(words)} } } }`;
const briefIn = (words: number) => `chapter: { project: { title: Build, brief: ${writeWords(words)} } }`;
const inTopic = ['vue.yaml topic-3: length'];

describe('the length rule', () => {
  const samples: readonly (readonly [what: string, yaml: string, breaches: readonly string[]])[] = [
    ['refuses a description of 39 words', describeIn(39), inTopic],
    ['takes a description of 40 words', describeIn(40), []],
    ['takes a description of 80 words', describeIn(80), []],
    ['refuses a description of 81 words', describeIn(81), inTopic],
    ['does not count dashes as words', `topics: { 3: { description: ${writeWords(80)} – – } }`, []],
    ['takes an answer of 40 words', answerIn(40), []],
    ['refuses an answer of 41 words', answerIn(41), inTopic],
    ['takes a brief of 60 words', briefIn(60), []],
    ['refuses a brief of 61 words', briefIn(61), ['vue.yaml: length']],
  ];
  for (const [what, yaml, breaches] of samples)
    test(what, () => assert.deepEqual(checkSample(yaml), breaches));

  for (const [slug, topics, breaches] of [
    ['react', 3, 1],
    ['react', 4, 0],
    ['vue', 3, 0],
    ['c', 1, 0],
  ] as const)
    test(`finds ${breaches} wrong with a chapter of ${topics} topics in ${slug}`, () => {
      const { technology, ...subject } = makeSubject((all) => all.slice(0, topics));
      assert.equal(lengthRule.check({ ...subject, technology: { ...technology, slug } }).length, breaches);
    });
});

describe('the importance rule', () => {
  for (const [core, topics, breaches] of [
    [2, 9, 1],
    [3, 9, 0],
    [6, 9, 0],
    [7, 9, 1],
    [9, 9, 1],
    [0, 9, 1],
  ] as const)
    test(`finds ${breaches} wrong with ${core} core topics of ${topics}`, () => {
      const subject = makeSubject((all) =>
        all
          .slice(0, topics)
          .map((topic, at) => makeTopic(topic.id, { importance: at < core ? 'core' : 'niche' })),
      );
      assert.equal(importanceRule.check(subject).length, breaches);
    });
});
