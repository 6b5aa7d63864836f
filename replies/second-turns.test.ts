import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sayNext } from './testing/say-next.ts';

type Said = ReturnType<typeof sayNext>;

const plan = sayNext('make me a plan');
const answer = sayNext('what is a dictionary?');
const react = sayNext('make me a plan', [], { language: 'React' });
const ofTopic = (key: string) => (said: Said) => said.meaning.topics[0] === key;
const ofPlan = (slug: string) => (said: Said) => said.plan?.technologies.join() === slug;
const holds = (line: RegExp) => (said: Said) => line.test(said.letter);

/** A second message that corrects the first reading, and what the reply is about then. */
const table: readonly (readonly [before: Said, message: string, isRight: (said: Said) => boolean])[] = [
  [answer, 'no, I meant a stack', ofTopic('dsa/stacks')],
  [answer, 'not that, I was asking about while loops', ofTopic('python/while-loops')],
  [answer, 'nope, generators', (said) => /generators/.test(said.meaning.topics[0] ?? '')],
  [answer, 'sorry, in Java', (said) => said.meaning.technologies.includes('java')],
  [answer, 'I meant in Kotlin', (said) => said.meaning.technologies.includes('kotlin')],
  [answer, 'no, I meant in Rust', holds(/Rust is not among our roadmaps/)],
  [plan, 'no, Ruby', ofPlan('ruby')],
  [plan, 'wrong, it should be Kotlin', ofPlan('kotlin')],
  [plan, 'not Python, PHP', ofPlan('php')],
  [plan, 'I said Java', ofPlan('java')],
  [plan, 'I know Python already', (said) => said.plan?.request.level === 2],
  [plan, 'I can do Python, give me SQL', ofPlan('sql')],
  [plan, 'no installs pls', (said) => said.meaning.followup === 'no-install'],
  [react, 'I already know JavaScript', holds(/React builds on JavaScript/)],
];

for (const [before, message, isRight] of table)
  test(`answerRequest(library, request) is not tied to its first guess by "${message}"`, () => {
    const said = sayNext(message, before.thread);
    assert.ok(isRight(said), said.letter.slice(0, 300));
  });

test('answerRequest(library, request) compares what is asked beside an answer with it', () => {
  for (const [first, message, line] of [
    ['what is a list?', 'what about a tuple?', /list or tuple|tuple or list/],
    ['explain dictionaries', 'and a list then?', /dictionary or list|list or dictionary/],
    ['what is a for loop', 'and while?', /For loops.*\n\n\*\*\[While loops/],
    ['what is a set', 'how about dictionaries', /[Ss]et.*[Dd]ictionar/s],
    ['what is a tuple', 'and lists?', /tuple or list|list or tuple/],
    ['what is a function', 'what about classes?', /function.*\n\n.*[Cc]lass/is],
  ] as const) {
    const { letter, meaning } = sayNext(message, sayNext(first).thread);
    assert.equal(meaning.followup, 'compare', message);
    assert.match(letter, line, message);
  }
});

test('answerRequest(library, request) says a plan in other words where its words are meant, and keeps it', () => {
  for (const message of [
    'say it in simpler words please',
    'explain that again, I did not understand it',
    'Kannst du das mit einfacheren Worten erklären?',
    'I did not understand the text, can you tell me more simply',
    'no entendí, ¿me lo explicas con otras palabras?',
    'tell me that in words for a child',
  ]) {
    const said = sayNext(message, plan.thread);
    assert.deepEqual([said.meaning.intent, said.plan?.request], ['followup', plan.plan?.request], message);
  }
});

test('answerRequest(library, request) answers what points back to an answer with its topic', () => {
  for (const [first, message, topic] of [
    ['what is a dictionary', 'and how do i remove one entry from it', 'python/dictionaries'],
    ['how do i read a file', 'what if it is not there', 'python/reading-and-writing-files'],
    ['what is a dictionary', 'how do i sort a list', 'python/lambda-expressions-and-sorting'],
  ] as const) {
    const said = sayNext(message, sayNext(first).thread);
    assert.equal(said.meaning.topics[0], topic, message);
  }
});

test('answerRequest(library, request) plans towards an answer only where the message points to it', () => {
  const { thread } = sayNext('what is a list?');
  for (const [message, isOfList] of [
    ['make a plan for that', true],
    ['plan pls', true],
    ['make me a plan, 45 minutes a day', false],
    ['can you make me a study plan for 3 weeks', false],
  ] as const) {
    const { plan: made } = sayNext(message, thread);
    assert.equal(made?.request.wanted?.['python/lists'] === 1, isOfList, message);
  }
});

test('answerRequest(library, request) says when a plan reaches its goal, where it is asked how long', () => {
  const { thread } = sayNext('i want to build a portfolio site', [], { language: 'HTML' });
  assert.match(sayNext('how long will that take', thread).letter, /On day \d+ you will have made/);
});

test('answerRequest(library, request) begins a plan with warmth for who has lost heart', () => {
  const { letter, plan: made } = sayNext('everyone gets it but me, i feel so dumb. exam on friday');
  assert.ok(made);
  assert.match(letter, /That sounds hard\. /);
});

test('answerRequest(library, request) names what else may be meant, where it is not sure of a topic', () => {
  assert.match(
    sayNext('where do i write down who won the raffle last year').letter,
    /nearest topic.* You may also mean \[/,
  );
});
