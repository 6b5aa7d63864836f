import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { checkSample } from '../testing/check-sample.ts';

/** Beyond the quick path of the sample, which ends with topic 9. */
const inTopic = ['vue.yaml topic-11: prerequisites'];

type Sample = readonly [what: string, yaml: string, breaches: readonly string[]];

describe('the prerequisite rule', () => {
  const samples: readonly Sample[] = [
    ['refuses a later topic', 'topics: { 11: { after: [topic-13] } }', inTopic],
    ['refuses the next topic', 'topics: { 11: { after: [topic-12] } }', inTopic],
    ['refuses the topic itself', 'topics: { 11: { after: [topic-11] } }', inTopic],
    ['refuses a topic that does not exist', 'topics: { 11: { after: [topic-2, nowhere] } }', inTopic],
    ['takes several earlier topics', 'topics: { 11: { after: [topic-0, topic-1] } }', []],
    [
      'refuses a prerequisite of a higher level',
      'topics: { 11: { level: advanced } }',
      ['vue.yaml topic-12: prerequisites'],
    ],
    ['takes a prerequisite of a lower level', 'topics: { 13: { level: advanced } }', []],
    ['takes a second topic without prerequisites', 'topics: { 1: { after: [] } }', []],
    ['refuses a third topic without prerequisites', 'topics: { 11: { after: [] } }', inTopic],
    ['refuses a roadmap that does not exist', 'topics: { 11: { after: [css/start] } }', inTopic],
    [
      'refuses a topic that another roadmap does not have',
      '{ topics: { 11: { after: [css/other] } }, roadmap: { needs: [css] }, others: { css: [] } }',
      inTopic,
    ],
    [
      'refuses a topic of a roadmap that is not needed',
      '{ topics: { 11: { after: [css/start] } }, others: { css: [] } }',
      inTopic,
    ],
    [
      'takes a topic of a needed roadmap',
      '{ topics: { 11: { after: [css/start] } }, roadmap: { needs: [css] }, others: { css: [] } }',
      [],
    ],
    [
      'takes a topic of a roadmap that a needed one needs',
      '{ topics: { 11: { after: [html/start] } }, roadmap: { needs: [css] }, others: { css: [html], html: [] } }',
      [],
    ],
  ];
  for (const [what, yaml, breaches] of samples)
    test(what, () => assert.deepEqual(checkSample(yaml), breaches));
});

describe('the needs rule', () => {
  const samples: readonly Sample[] = [
    ['refuses a roadmap that does not exist', 'roadmap: { needs: [css] }', ['vue.yaml: needs']],
    ['refuses a roadmap that needs itself', 'roadmap: { needs: [vue] }', ['vue.yaml: needs']],
    [
      'refuses a circle of three roadmaps',
      '{ roadmap: { needs: [css] }, others: { css: [html], html: [vue] } }',
      ['vue.yaml: needs'],
    ],
    [
      'takes a roadmap that is needed in two ways',
      '{ roadmap: { needs: [css, html] }, others: { css: [html], html: [] } }',
      [],
    ],
    [
      'takes a circle that the roadmap is no part of',
      '{ roadmap: { needs: [css] }, others: { css: [html], html: [css] } }',
      [],
    ],
  ];
  for (const [what, yaml, breaches] of samples)
    test(what, () => assert.deepEqual(checkSample(yaml), breaches));
});
