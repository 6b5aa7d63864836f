import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { answerRequest } from '../answer-request.ts';
import { askSample, library } from '../testing/ask-sample.ts';
import { sayNext } from '../testing/say-next.ts';

describe('a reply to an error that is told', () => {
  test('says which error it probably is, and quotes what the learner wrote where that is all of it', () => {
    const rows: readonly (readonly [language: string, problem: string, said: string])[] = [
      ['c', 'segfault when I run it', '**Your error is probably** `Segmentation fault`'],
      ['c', 'keeps saying expected ; before return', '**Your error.** `expected ; before return`'],
      [
        'javascript',
        'it says cannot read properties of undefined reading map',
        'The value before `.map` is `undefined`',
      ],
      ['php', 'undefined variable x php line 4', 'Look at line 4 of your code first.'],
      ['cpp', 'says undefined reference to main', 'Each program needs one function `main`'],
      ['dsa', 'maximum recursion depth exceeded', 'calls itself'],
    ];
    for (const [language, problem, said] of rows) {
      const reply = askSample({ language, problem });
      assert.ok(reply.includes(said), reply);
    }
  });

  test('understands the message as one about the topic that it links to', () => {
    const problem = 'it says ; expected at line 4 but I see nothing wrong';
    const asked = { name: 'Mina', age: 20, level: 1, days: 30, language: 'Java', problem } as const;
    const { letter, meaning } = answerRequest(library, asked);
    assert.equal(meaning.intent, 'error');
    const [topic = ''] = meaning.topics;
    assert.ok(letter.includes(`(/language/${topic.replace('/', '#')})`), letter);
  });

  test('writes no link and no markup of a learner’s as its own', () => {
    const problem = 'NameError: name [free](https://evil.example) is not defined';
    const outside = askSample({ problem })
      .replaceAll(/^```.*\n[^]*?\n```$/gm, '')
      .replaceAll(/`[^`\n]*`/g, '');
    assert.doesNotMatch(outside, /evil/);
  });

  test('does not say of an English message with foreign names that it is not English', () => {
    for (const problem of [
      'print(10 / 0)\nZeroDivisionError: division by zero',
      'lo, hi = 0, 5\nIndexError: list index out of range',
    ])
      assert.doesNotMatch(askSample({ problem }), /only write in English/);
  });
});

describe('a reply in a chat to an error that is told', () => {
  const { thread } = sayNext('what is a list?');
  const explains = /Your error/;

  test('is about the new error, and not about what was said before', () => {
    for (const problem of ['it says name totl is not defined', 'now it says invalid literal for int'])
      assert.match(sayNext(problem, thread).letter, explains, problem);
  });

  test('stays with the chat where no error is told, or the last advice did not help', () => {
    for (const problem of [
      'and when I run it nothing happens',
      'make it shorter',
      'thanks! but what is a tuple',
    ])
      assert.doesNotMatch(sayNext(problem, thread).letter, explains, problem);
    const again = sayNext('it says name totl is not defined', thread).thread;
    assert.doesNotMatch(sayNext('it still says name totl is not defined', again).letter, explains);
  });
});
