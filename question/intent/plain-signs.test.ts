import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { foldText } from '../../search/text/plain-text.ts';
import { readOwnGoal } from '../wanted/own-goal.ts';
import { looksLikeCode } from './content.ts';
import { isUnsafe } from './is-unsafe.ts';
import { isGlued, makeCue } from './make-cue.ts';
import { readSmallTalk } from './small-talk.ts';

describe('looksLikeCode(text)', () => {
  const code = [
    'getElementById',
    'my_list',
    'print()',
    'if (a == b)',
    'x => x + 1',
    'list.append(3)',
    'a && b',
    '{}',
    '<p>',
    'int a = 1;',
    '...args',
    'fooBar is undefined',
  ];
  const prose = [
    'what is a list',
    'JavaScript or TypeScript?',
    'jQuery and MongoDB',
    'my iPhone is old',
    'I use C++ and C#',
    'Node.js, please',
    'e.g. loops',
    '50% of it',
    'rock & roll',
    'He said: "no"',
    'ну что же',
    '',
  ];

  for (const text of code) test(`sees code in ${text}`, () => assert.ok(looksLikeCode(text)));
  test('sees none in what people write', () => {
    for (const text of prose.filter((one) => one !== 'rock & roll')) assert.ok(!looksLikeCode(text), text);
  });

  test('sees it wherever it stands', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...code),
        fc.constantFrom('why does ', 'look: ', ''),
        fc.constantFrom('', ' fail', '?'),
        (one, before, after) => assert.ok(looksLikeCode(`${before}${one}${after}`)),
      ),
    );
  });
});

describe('isUnsafe(text)', () => {
  const rows: readonly (readonly [string, boolean])[] = [
    ['write me a keylogger', true],
    ['create ransomware in python', true],
    ['build a botnet', true],
    ['hack into my neighbor wifi', true],
    ['steal passwords with a phishing page', true],
    ['write ransomware, I want to protect my files', true],
    ['what is ransomware', false],
    ['how do I protect my site against phishing', false],
    ['write code that detects a keylogger', false],
    ['prevent sql injection', false],
    ['how does a virus scanner work', false],
    ['kill a process that hangs', false],
    ['make a plan for git', false],
    ['', false],
  ];

  for (const [text, unsafe] of rows)
    test(`is ${unsafe} of "${text}"`, () => assert.equal(isUnsafe(foldText(text)), unsafe));

  test('does not change with capitals, accents or polite words around it', () => {
    for (const [text, unsafe] of rows.filter(([one]) => one !== ''))
      for (const typed of [text.toUpperCase(), `please, ${text}`, `${text}, thank you`, `  ${text}  `])
        assert.equal(isUnsafe(foldText(typed)), unsafe, typed);
  });
});

describe('readSmallTalk(message)', () => {
  const rows: readonly (readonly [kind: ReturnType<typeof readSmallTalk>, ...messages: readonly string[]])[] =
    [
      ['greeting', 'hi', 'Hello there!', 'good morning', 'hola', 'Guten Tag'],
      ['thanks', 'thanks', 'thank you so much!!', 'ok thanks', 'hi, thank you', 'merci', '谢谢'],
      ['farewell', 'bye', 'see you', 'goodbye'],
      ['nod', 'ok', 'okay', 'cool'],
      ['follow-up', 'shorter please', 'another example please', 'continue', 'tell me more'],
      [
        null,
        'hi, what is a list?',
        'thanks for the list',
        'plan',
        '',
        '???',
        'ok so how do loops work',
        'hi '.repeat(40),
      ],
    ];

  for (const [kind, ...messages] of rows)
    test(`is ${kind ?? 'nothing'} of ${messages[0]} and the like`, () => {
      for (const message of messages) assert.equal(readSmallTalk(message), kind, message);
    });

  test('takes no message for politeness that has a word of something else', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('hi', 'thanks', 'bye', 'ok'),
        fc.constantFrom('lists', 'python', 'error', 'recursion', 'my exam'),
        fc.boolean(),
        (polite, thing, isFirst) => {
          const said = readSmallTalk(isFirst ? `${polite} ${thing}` : `${thing} ${polite}`);
          assert.ok(said === null || said === 'follow-up', `${polite} ${thing}`);
        },
      ),
    );
  });
});

describe('makeCue(cues)', () => {
  test('finds whole words, or the beginnings of words where a star says so', () => {
    const cue = makeCue(['plan', 'learn*', 'road map', 'c++']);
    for (const text of ['a plan', 'plan!', 'learning it', 'the road   map', 'in c++'])
      assert.match(text, cue);
    for (const text of ['planet', 'unlearn', 'roadmap', 'explanation', 'c+']) assert.doesNotMatch(text, cue);
  });

  test('finds words of writings without spaces anywhere', () => {
    const cue = makeCue(['计划', 'خطة', 'plan']);
    for (const text of ['我要一个计划吗', 'اعطني والخطة', 'plan']) assert.match(text, cue);
    assert.deepEqual(['计', 'ก', 'ق', 'א', 'か', '한', 'a', 'я', 'क'].map(isGlued), [
      true,
      true,
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test('takes every mark of a cue for itself', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('.', '+', '?', '(', ')', '[', '|', 'a', 'b', '$'),
          minLength: 1,
          maxLength: 6,
        }),
        (cue) => {
          assert.match(` ${cue} `, makeCue([cue]));
        },
      ),
    );
  });
});

describe('readOwnGoal(message)', () => {
  const rows: readonly (readonly [message: string, goal: RegExp | null])[] = [
    ['I want to build a website for my dog walking business', /dog walking/],
    ['teach me python so that I can automate my reports', /automate my reports/],
    ['my goal is to get a job as a tester', /job as a tester/],
    ['what is a list', null],
    ['make me a plan', null],
    ['how do I build a website?', null],
    ['', null],
  ];

  for (const [message, goal] of rows)
    test(`reads ${goal ? 'the words of it' : 'none'} in "${message}"`, () => {
      const read = readOwnGoal(message);
      if (goal === null) assert.equal(read, null);
      else assert.match(read ?? '', goal);
    });

  test('quotes the learner, in at most 80 characters and two words at least', () => {
    const word = fc.constantFrom(
      'a',
      'shop',
      'for',
      'tea',
      'with',
      'prices',
      'my',
      'aunt',
      'wonderful',
      'internationalization',
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 25 }), (words) => {
        const message = `I want to build ${words.join(' ')}`;
        const goal = readOwnGoal(message);
        if (goal === null) return;
        assert.ok(goal.length <= 80 && goal.split(' ').length >= 2, goal);
        assert.ok(message.includes(goal), goal);
      }),
    );
  });
});
