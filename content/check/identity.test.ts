import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { checkSample } from '../testing/check-sample.ts';
import { makeSubject, makeTopic } from '../testing/sample.ts';
import { numberRule, uniqueRule } from './identity.ts';

describe('the number rule is broken by', () => {
  const samples: readonly (readonly [what: string, yaml: string])[] = [
    ['an id that is left out', 'topics: { 13: { id: 14 } }'],
    ['ids in another order', 'topics: { 5: { id: 6 }, 6: { id: 5 } }'],
    ['an id that is repeated', 'topics: { 5: { id: 4 } }'],
    ['a place that another technology has', '{ others: { css: [] }, roadmap: { place: 2 } }'],
    ['a name that another technology has', '{ others: { css: [] }, roadmap: { names: [Vue, css] } }'],
  ];
  for (const [what, yaml] of samples)
    test(what, () => assert.deepEqual(checkSample(yaml), ['vue.yaml: number']));

  test('ids that begin at 2, but not at 0 or 1', () => {
    const breaches = [0, 1, 2].map((first) => {
      const subject = makeSubject((topics) => topics.map((topic) => ({ ...topic, id: topic.id + first })));
      return numberRule.check(subject).length;
    });
    assert.deepEqual(breaches, [0, 0, 1]);
  });

  test('ids with a gap, which it names', () => {
    const { technology, ...subject } = makeSubject((topics) =>
      topics.filter(({ id }) => id !== 1).slice(0, 3),
    );
    const [breach] = numberRule.check({ ...subject, technology });
    assert.equal(breach?.message, 'ids must follow one another from 0 or 1, and are 0 2 3');
  });

  test('the slug that keys of steps begin with', () => {
    const { technology, ...subject } = makeSubject();
    const breaches = numberRule.check({ ...subject, technology: { ...technology, slug: 'goals' } });
    assert.ok(breaches.some(({ message }) => message === 'has the slug that keys of steps begin with'));
  });

  test('fewer than two different videos', () => {
    const { technology, ...subject } = makeSubject();
    const [video = ''] = technology.videos.videos;
    const videos = { ...technology.videos, videos: [video, video] };
    assert.equal(numberRule.check({ ...subject, technology: { ...technology, videos } }).length, 1);
  });
});

describe('the unique rule is broken by', () => {
  const samples: readonly (readonly [what: string, yaml: string])[] = [
    ['a title that is repeated in another case', 'topics: { 3: { topic: TOPIC number 4 } }'],
    ['a task that is repeated in another case', 'topics: { 3: { task: DO number 4. } }'],
    [
      'a check that is repeated in another case',
      'topics: { 3: { check: { ask: WHAT does 4 print?, answer: Nothing. } } }',
    ],
    [
      'a question of learners that another topic has in another case',
      'topics: { 3: { questions: [LEARNERS ASK 4 THIS, own 3 ask 2, own 3 ask 3, own 3 ask 4] } }',
    ],
    ['the slug that the videos need', 'topics: { 13: { slug: videos } }'],
    ['a slug that is repeated', 'topics: { 13: { slug: topic-11 } }'],
  ];
  for (const [what, yaml] of samples)
    test(what, () => assert.deepEqual(checkSample(yaml), ['vue.yaml: unique']));

  test('a description that is repeated in another case', () => {
    const description = makeTopic(4).description.toUpperCase();
    const subject = makeSubject((topics) =>
      topics.map((topic) => (topic.id === 3 ? makeTopic(3, { description }) : topic)),
    );
    assert.equal(uniqueRule.check(subject).length, 1);
  });

  test('a chapter that is repeated in another case', () => {
    const { technology, ...subject } = makeSubject();
    const [chapter] = technology.chapters;
    assert.ok(chapter);
    const chapters = [chapter, { ...chapter, title: chapter.title.toUpperCase(), topics: [makeTopic(14)] }];
    assert.equal(uniqueRule.check({ ...subject, technology: { ...technology, chapters } }).length, 1);
  });

  test('nothing where answers and aliases are repeated', () => {
    const yaml = 'topics: { 3: { check: { ask: Why is that?, answer: Nothing. }, aliases: [thing] } }';
    assert.deepEqual(checkSample(yaml), []);
  });
});
