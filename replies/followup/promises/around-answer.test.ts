import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { library } from '../../testing/ask-sample.ts';
import { sayNext } from '../../testing/say-next.ts';

const answer = sayNext('what is a dictionary?');
const linksIn = (text: string) =>
  [...text.matchAll(/\]\(\/language\/([^)]*)\)/g)].map(([, to = '']) => to.replace('#', '/'));
const say = (message: string) => sayNext(message, answer.thread);

describe('a learner who was not understood', () => {
  test('gets what else was near, and never the same answer again', () => {
    for (const message of ['that is wrong', 'that is not what i asked', 'you misunderstood my question']) {
      const { letter } = say(message);
      assert.match(letter, /I am sorry/, message);
      const offered = letter.split('\n\n').find((one) => one.startsWith('Did you mean')) ?? '';
      const keys = linksIn(offered);
      assert.ok(keys.length > 0 && keys.length <= 3, letter);
      assert.ok(!keys.includes('python/dictionaries'), message);
      for (const key of keys) assert.ok(answer.meaning.choices.includes(key), key);
    }
  });

  const meant = [
    ['no i meant tuples', 'python/tuples-and-sets'],
    ['no, I meant a stack', 'dsa/stacks'],
    ['not that, I was asking about while loops', 'python/while-loops'],
    ['i meant classes', 'python/classes'],
    ['no, generators', 'python/generators'],
  ] as const;

  for (const [message, key] of meant)
    test(`gets what was meant instead: ${message}`, () => {
      const { letter, meaning } = say(message);
      const [topic = ''] = meaning.topics;
      assert.ok(
        topic === key ||
          (library.topics.get(topic)?.title ?? '')
            .toLowerCase()
            .includes(key.split('/')[1]?.split('-')[0] ?? '?'),
        topic,
      );
      assert.ok(linksIn(letter).includes(topic), letter.slice(0, 300));
      assert.notEqual(topic, 'python/dictionaries');
    });

  test('is told where there is no roadmap for what was meant', () => {
    const { letter, plan } = say('no, I meant in Rust');
    assert.match(letter, /Rust is not among our roadmaps/);
    assert.equal(plan, undefined);
  });
});

describe('a word of an answer', () => {
  test('is told by the sentence that holds it', () => {
    for (const word of ['key', 'pairs', 'value']) {
      const { letter, meaning } = say(`what does "${word}" mean`);
      assert.equal(meaning.followup, 'what-is-word', word);
      const told = letter.split('\n\n').find((one) => one.startsWith(`Of "${word}"`)) ?? '';
      const [, sentence = ''] = /says: (.+)$/.exec(told) ?? [];
      assert.ok(sentence.toLowerCase().includes(word), letter);
    }
  });

  test('is told by its own topic where it has one', () => {
    for (const [message, key] of [
      ["what's a pointer", 'pointer'],
      ["what's a stack", 'stack'],
    ] as const) {
      const [topic = ''] = say(message).meaning.topics;
      assert.match(topic, new RegExp(key), message);
    }
  });

  test('is not made up where nobody says it', () => {
    const { letter } = say('what does "blorpification" mean');
    assert.doesNotMatch(letter, /"blorpification", \[/);
    assert.ok(linksIn(letter).length > 0, letter);
  });
});

describe('a comparison with the answer before', () => {
  const pairs = [
    ['and compared with lists?', 'python/dictionaries', 'python/lists'],
    ['compare it with tuples', 'python/dictionaries', 'python/tuples-and-sets'],
    ['compare it with strings', 'python/dictionaries', 'python/strings'],
  ] as const;

  for (const [message, one, other] of pairs)
    test(`names both: ${message}`, () => {
      const { letter, meaning } = say(message);
      assert.equal(meaning.followup, 'compare');
      const links = linksIn(letter);
      for (const key of [one, other]) assert.ok(links.includes(key), `${key} in ${letter}`);
    });

  test('asks with what where nothing is named that the roadmaps have, and takes nothing else for it', () => {
    for (const message of [
      'compare it with something',
      'compare it with a flux capacitor',
      'compare it with functions',
    ]) {
      const { letter, meaning } = say(message);
      assert.equal(meaning.followup, 'compare', message);
      assert.match(letter, /With what shall I compare \[Dictionaries\]/, message);
      assert.deepEqual(linksIn(letter), ['python/dictionaries'], message);
    }
  });
});

test('a message in another language is told which words to search for, with the pages in English', () => {
  for (const message of ['auf deutsch bitte', 'en español por favor', 'can you say that in french']) {
    const { letter } = say(message);
    const { title, websites = [] } = library.topics.get('python/dictionaries') ?? {};
    assert.match(letter, /only write in English/, message);
    assert.ok(letter.includes(title ?? '?'), message);
    for (const { url } of websites)
      assert.ok(letter.includes(url.replaceAll('(', '%28').replaceAll(')', '%29')), url);
  }
});
