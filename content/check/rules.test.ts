import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { TopicSource } from '../schema.ts';
import { addressRule } from './addresses.ts';
import { numberRule, uniqueRule } from './identity.ts';
import { importanceRule, lengthRule } from './measure.ts';
import { needsRule, prerequisiteRule } from './prerequisites.ts';
import type { Rule, Subject } from './rule.ts';
import { checkTechnology } from './rules.ts';
import { makeSubject, makeTopic } from './sample.ts';
import { likenessRule, wordingRule } from './wording.ts';

/** The sample with one topic changed. */
function withTopic(id: number, changes: Partial<TopicSource>): Subject {
  return makeSubject((topics) => topics.map((topic) => (topic.id === id ? makeTopic(id, changes) : topic)));
}

function expectBreach(rule: Rule, subject: Subject, message: RegExp): void {
  assert.match(
    rule
      .check(subject)
      .map((breach) => breach.message)
      .join('\n'),
    message,
  );
}

test('checkTechnology() finds nothing wrong with a roadmap that holds every rule', () => {
  const { technology, library, links } = makeSubject();
  assert.deepEqual(checkTechnology(technology, library, links), []);
});

test('checkTechnology() names file, topic and rule of a breach', () => {
  const { technology, library, links } = withTopic(3, { description: 'Too short.' });
  assert.deepEqual(checkTechnology(technology, library, links), [
    'vue.yaml topic-3: length: description has 2 words, not 40 to 80',
  ]);
});

describe('the number rule catches', () => {
  test('a missing id', () =>
    expectBreach(
      numberRule,
      makeSubject((topics) => topics.filter(({ id }) => id !== 3)),
      /ids must follow one another/,
    ));
  test('two videos that are the same', () => {
    const subject = makeSubject();
    const video = 'https://video.example.org/1';
    const videos = { ...subject.technology.videos, videos: [video, video] };
    expectBreach(
      numberRule,
      { ...subject, technology: { ...subject.technology, videos } },
      /2 different videos/,
    );
  });
  test('the place and the name of another technology', () => {
    const subject = makeSubject();
    const other = { ...subject.technology, slug: 'react' };
    const library = new Map([...subject.library, ['react', other] as const]);
    expectBreach(numberRule, { ...subject, library }, /the place of react\nhas the name "Vue" of react/);
  });
});

describe('the unique rule catches', () => {
  test('a title twice, whatever its case', () =>
    expectBreach(uniqueRule, withTopic(3, { topic: 'TOPIC number 4' }), /title stands twice/));
  test('a slug that the videos need', () =>
    expectBreach(uniqueRule, withTopic(3, { slug: 'videos' }), /"videos" is taken/));
  test('a description twice', () =>
    expectBreach(
      uniqueRule,
      withTopic(3, { description: makeTopic(4).description }),
      /description stands twice/,
    ));
});

describe('the length rule catches', () => {
  test('a description of 81 words', () =>
    expectBreach(lengthRule, withTopic(3, { description: 'word '.repeat(81) }), /81 words/));
  test('an answer of 41 words', () =>
    expectBreach(
      lengthRule,
      withTopic(3, { check: { ask: 'Why?', answer: 'word '.repeat(41) } }),
      /answer has 41 words/,
    ));
});

describe('the importance rule catches', () => {
  test('a roadmap that is all core', () =>
    expectBreach(
      importanceRule,
      makeSubject((topics) => topics.map((topic) => ({ ...topic, importance: 'core' }))),
      /100 %/,
    ));
});

describe('the wording rule', () => {
  test('catches filler', () =>
    expectBreach(wordingRule, withTopic(3, { task: 'Leverage it.' }), /"Leverage" is filler/));
  test('catches an exclamation mark', () =>
    expectBreach(wordingRule, withTopic(3, { task: 'Do it!' }), /exclamation/));
  test('lets code say what it must', () =>
    assert.deepEqual(wordingRule.check(withTopic(3, { task: 'Write `a !== b`.' })), []));
  test('catches a description that begins with the title', () =>
    expectBreach(
      wordingRule,
      withTopic(3, { description: 'Topic number 3 is a topic.' }),
      /begins with the title/,
    ));
  test('catches an unclosed backtick', () =>
    expectBreach(wordingRule, withTopic(3, { task: 'Write `a.' }), /backtick/));
});

describe('the likeness rule catches', () => {
  test('a description that copies most of another', () => {
    const copied = `${makeTopic(4).description} and an end of its own`;
    expectBreach(likenessRule, withTopic(3, { description: copied }), /reads nearly like topic-4/);
  });
});

describe('the prerequisite rule catches', () => {
  test('a topic that rests on a later one', () =>
    expectBreach(prerequisiteRule, withTopic(3, { after: ['topic-9'] }), /does not stand earlier/));
  test('a topic that rests on itself', () =>
    expectBreach(prerequisiteRule, withTopic(3, { after: ['topic-3'] }), /does not stand earlier/));
  test('a topic of a lower level than what it rests on', () =>
    expectBreach(prerequisiteRule, withTopic(3, { level: 'advanced' }), /which is advanced/));
  test('a third topic that rests on nothing', () =>
    expectBreach(prerequisiteRule, withTopic(3, { after: [] }), /rests on nothing/));
  test('a topic of a roadmap that is not needed', () =>
    expectBreach(
      prerequisiteRule,
      withTopic(3, { after: ['css/flexbox'] }),
      /css\/flexbox, which is not there/,
    ));
});

describe('the needs rule catches', () => {
  test('a circle', () => {
    const subject = makeSubject();
    const technology = { ...subject.technology, needs: ['react'] };
    const other = { ...subject.technology, slug: 'react', needs: ['vue'] };
    const library = new Map([
      ['vue', technology],
      ['react', other],
    ]);
    expectBreach(needsRule, { ...subject, technology, library }, /circle/);
  });
});

describe('the address rule catches', () => {
  test('a link that is not registered', () =>
    expectBreach(
      addressRule,
      withTopic(3, { websites: ['https://docs.example.org/page-3', 'https://nowhere.example.org/page'] }),
      /not in links.tsv/,
    ));
});
