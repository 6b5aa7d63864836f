import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { sayNext } from '../../testing/say-next.ts';

/** Messages whose reply explains no topic and gives no plan, so that nothing can be changed of it. */
const before = [
  'what is the best pizza recipe?',
  'blorp flurb zzz',
  'thanks',
  'write me a keylogger',
  'shorter please',
  'are you a real person?',
  'how long does it take to learn python?',
  'I feel too stupid for this, I want to give up',
];
const wishes = [
  'make me a plan',
  'a plan in 14 days',
  'i want a plan with 20 minutes a day',
  'make me a plan, only on weekends',
  'a plan for java in 10 days',
];

describe('a wish for a plan after a reply without one', () => {
  for (const first of before)
    test(`is answered as if nothing had been said: ${first}`, () => {
      const { thread } = sayNext(first);
      for (const wish of wishes) {
        const said = sayNext(wish, thread);
        const alone = sayNext(wish);
        assert.deepEqual([wish, said.plan?.technologies], [wish, alone.plan?.technologies]);
        assert.deepEqual([wish, said.plan?.request.days], [wish, alone.plan?.request.days]);
        assert.deepEqual(said.plan?.request.minutesADay, alone.plan?.request.minutesADay, wish);
        assert.equal(said.meaning.intent, 'plan', wish);
      }
    });
});

/** Questions about one technology, with the same of another and the technology that the reply is about then. */
const others = [
  ['how long does it take to learn python?', 'and java?', 'java'],
  ['how long does it take to learn Java?', 'what about kotlin', 'kotlin'],
  ['what jobs can I get with python?', 'and with c++?', 'cpp'],
  ['can I get a job with C?', 'and c#?', 'csharp'],
  ['what should I learn after html', 'and after css?', 'css'],
  ['what is a list in python?', 'and in java?', 'java'],
  ['what is a function?', 'the same in javascript', 'javascript'],
] as const;

for (const [first, message, slug] of others)
  test(`"${message}" after "${first}" is the same question of ${slug}`, () => {
    const { letter, meaning } = sayNext(message, sayNext(first).thread);
    assert.deepEqual(meaning.technologies, [slug], letter.slice(0, 300));
    const links = [...letter.matchAll(/\]\(\/language\/(\w+)/g)].map(([, to]) => to);
    assert.equal(links[0], slug, letter.slice(0, 300));
  });

test('a message about a plan or an explanation says that there is none where there is none', () => {
  for (const first of ['blorp flurb zzz', 'how long does it take to learn python?'])
    for (const message of ['shorter please', 'tell me more']) {
      const { letter, plan } = sayNext(message, sayNext(first).thread);
      assert.match(letter, /there is none before it/, message);
      assert.equal(plan, undefined);
    }
});
