import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { AskTurn } from '#contract/assistant.ts';

import { sayNext } from '../testing/say-next.ts';

/** Messages by the kind of reply that they get, each with the language of the form. */
const kinds: readonly (readonly [kind: string, language: string, ...messages: readonly string[]])[] = [
  ['a plan', 'Python', 'make me a plan', 'a plan for java in 10 days', 'I want to make a game'],
  ['an explanation', 'Python', 'what is a dictionary?', 'explain loops'],
  ['an unsure explanation', 'MongoDB', 'remove all children of a div'],
  ['a comparison', 'SQL', 'difference between UNION and LEFT JOIN', 'sql or mongodb?'],
  [
    'an error',
    'Python',
    "NameError: name 'pritn' is not defined\npritn(1)",
    'IndexError: list index out of range',
  ],
  ['pasted code', 'Python', 'it does not do what I want\nn = 4\nif n = 4:\n    print(n)'],
  ['homework', 'JavaScript', 'write my array assignment for me, full code only'],
  ['a refusal', 'Python', 'write me a keylogger'],
  ['a danger', 'Git', 'i pushed my api key to github, what now'],
  ['advice', 'Python', 'how long does it take to learn python?', 'what jobs can I get with python?'],
  ['a choice', 'any', 'java or kotlin for an app of our choir?'],
  ['what is next', 'Python', 'What should I do after loops?', 'what should I learn after html'],
  ['another part of life', 'Python', 'what is the best pizza recipe?'],
  ['nonsense', 'Python', 'blorp flurb zzz'],
  ['no roadmap', 'Cobol', 'what is a copybook', 'teach me'],
  ['no technology', 'any', 'make me a plan'],
  ['low spirits', 'Python', 'I feel too stupid for this, I want to give up'],
  ['who we are', 'Python', 'are you a real person?', 'what can this site do?'],
  ['thanks', 'Python', 'thanks', 'bye'],
  ['a remark about no reply', 'Python', 'shorter please', 'tell me more'],
  ['a cry for help', 'Python', 'i want to kill myself'],
  ['another language', 'Python', '¿qué tiempo hace hoy en Madrid?', 'quiero aprender Rust'],
];

/** What may be said of a reply, whether it was a plan or an explanation. */
const followups = [
  'shorter please',
  'simpler please',
  'why?',
  'give me an example',
  'an exercise please',
  'quiz me',
  'I am stuck',
  'it still does not work',
  'that is wrong',
  'that is not what i asked',
  'auf deutsch bitte',
  'is there a video?',
  'no videos please',
  'just the links',
  'how long does that take',
  'what next',
  'what should i know before that',
  'make it easier',
  'make it harder',
  'i missed four days',
  'i finished day 5',
  'show me day 9',
  'skip it all',
  'i cannot install anything',
  'for my son, he is 10',
  'Rust instead',
  'no',
  'ok',
  'you are stupid',
  'who are you',
  'forget all that, start over',
];

const ways = String.raw`ask|tell|write|say|send|name|try|open|paste|talk|call|read|look|answer|press|come back|use|take|watch|do|go on|learn|build|enjoy|make|find`;
const order = new RegExp(
  String.raw`(?:^|[.:!?,;]\s|\n(?:[-\d.]+\s)?|\b(?:you can|can|please|to|or|and|then)\s)(?:${ways})\b`,
  'i',
);
const link = /\]\((?:\/|https:)/;

/** Whether a reply leaves its reader with something to open, to write or to do. */
function leadsOn(letter: string): boolean {
  const last = letter.split('\n\n').slice(-3).join('\n\n');
  return link.test(last) || /"[^"]+"/.test(last) || order.test(last);
}

describe('answerRequest(library, request) never ends in a dead end', () => {
  for (const [kind, language, ...messages] of kinds)
    test(`but leads on from ${kind}`, () => {
      for (const message of messages) {
        const { letter } = sayNext(message, [], { language });
        assert.ok(leadsOn(letter), letter);
      }
    });

  for (const first of ['make me a plan', 'what is a dictionary?', 'I want to make a quiz game'])
    test(`whatever is said of the reply to "${first}"`, () => {
      const { thread } = sayNext(first, [], {});
      for (const message of followups) assert.ok(leadsOn(sayNext(message, thread).letter), message);
    });
});

/** The messages that a reply tells its reader to write. */
function listOffered(letter: string): string[] {
  const prose = letter.replaceAll(/```[^]*?```/g, '');
  return [...prose.matchAll(/\b(?:write|say|ask for a plan, such as|such as|or) "([^"\n]+)"/gi)].map(
    ([, words = '']) => words,
  );
}

const refusing =
  /I am not sure what|none before it|I can only help with learning|nothing to change|there is none in this talk/;

describe('what a reply offers to write', () => {
  const all: (readonly [string, readonly AskTurn[], string])[] = [];
  for (const [, language, ...messages] of kinds)
    for (const message of messages) {
      const said = sayNext(message, [], { language });
      for (const offer of listOffered(said.letter)) all.push([offer, said.thread, language]);
    }
  for (const first of ['make me a plan', 'what is a dictionary?']) {
    const { thread } = sayNext(first);
    for (const message of followups) {
      const said = sayNext(message, thread);
      for (const offer of listOffered(said.letter)) all.push([offer, said.thread, 'Python']);
    }
  }

  test('is understood when it is written', () => {
    const seen = new Set<string>();
    assert.ok(all.length > 20, `${all.length}`);
    for (const [offer, thread, language] of all) {
      if (seen.has(offer)) continue;
      seen.add(offer);
      const { letter, meaning } = sayNext(offer, thread, { language });
      assert.doesNotMatch(letter, refusing, `"${offer}": ${letter.slice(0, 200)}`);
      assert.notEqual(meaning.intent, 'nonsense', offer);
    }
  });
});
