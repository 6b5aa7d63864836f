import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sayNext } from '../testing/say-next.ts';

const before = sayNext('what is a dictionary?');

type Row = readonly [kind: string, wordings: readonly [string, string, string], line: RegExp];

/** What a learner may say of an explanation of dictionaries, and what then is in the reply. */
const table: readonly Row[] = [
  [
    'simpler',
    ['i do not understand it, simpler please', 'can you say it in easier words', 'explain that more simply'],
    /only the idea: A dictionary stores pairs/,
  ],
  [
    'for-child',
    ['explain it like i am ten', 'explain it for a child', 'explain this to a ten year old'],
    /only the idea: .*\n*.*\n*1\. Count the letters/,
  ],
  [
    'shorter-answer',
    ['too long, in one sentence', 'shorter please', 'give me the short version'],
    /In one sentence: A dictionary stores pairs/,
  ],
  [
    'more-detail',
    ['tell me more about it', 'more detail please', 'can you go deeper'],
    /page by page:\n- \[.*\n(?:.*\n)*.*builds on \[Lists\]/,
  ],
  [
    'example',
    ['give me an example', 'can you show me an example', 'what does that look like in code'],
    /- `ages = \{'Ana': 12\}`/,
  ],
  [
    'exercise',
    ['give me an exercise', 'something to practice this please', 'a task to try it'],
    /An exercise on \[Dictionaries\].*\n1\. Count/,
  ],
  [
    'quiz',
    ['quiz me', 'test me on this', 'ask me some questions about it'],
    /Here is a quiz on \[Dictionaries\]/,
  ],
  ['why', ['why?', 'why is that', 'why does it work like that'], /reason|not why/],
  [
    'what-is-word',
    ['what do you mean by key?', 'what does "key" mean', 'what is a key here'],
    /Of "key", .*each key, such as a name/,
  ],
  [
    'wrong',
    ['that is wrong', 'this is not true', 'you made a mistake there'],
    /I am sorry if that was wrong/,
  ],
  [
    'not-meant',
    ['that is not what i asked', 'i meant something else', 'you misunderstood my question'],
    /I am sorry, I misunderstood you\.\n\nDid you mean/,
  ],
  [
    'still-broken',
    ['i tried it and it still does not work', 'same error again', 'it dosent work'],
    /whole message, exactly/,
  ],
  [
    'stuck',
    ['i am stuck', 'i do not know how to go on', 'i cannot get any further'],
    /only the first step now/,
  ],
  [
    'compare',
    ['and compared with lists?', 'compare it with lists', 'compare that to a list'],
    /\*\*dictionary or list\*\*/,
  ],
  [
    'learn-before',
    [
      'what should i know before that',
      'what do i need to learn first',
      'is there something i must know first',
    ],
    /Before \[Dictionaries\].*learn this:\n- \[Lists\]/,
  ],
  [
    'what-next',
    ['ok got it, what next', 'understood, what now', 'what do i learn next'],
    /After \[Dictionaries\].*goes on with \[/,
  ],
  [
    'how-long',
    ['how long does that take', 'how much time does it need', 'how many minutes is that'],
    /takes about 25 minutes/,
  ],
  [
    'in-my-language',
    ['auf deutsch bitte', 'en español por favor', 'can you say that in french'],
    /only write in English/,
  ],
  [
    'make-plan',
    ['make a plan for this', 'i want a plan to learn this', 'can you turn that into a plan'],
    /a plan that leads to \[Dictionaries\]/,
  ],
  [
    'videos',
    ['is there a video?', 'can i watch that somewhere', 'a video please'],
    /Videos on Python:\n- \[/,
  ],
  [
    'links-only',
    ['just the links', 'only the resources please', 'links only'],
    /Only the pages on \[Dictionaries\]/,
  ],
  ['other-technology', ['and in java?', 'the same in java', 'how about java'], /\]\(\/language\/java#maps\)/],
  [
    'thanks',
    ['thanks', 'thank you so much, that helped', 'cheers, great help'],
    /You are welcome\..*task of \[Dictionaries\]/,
  ],
  ['hello', ['hi', 'hello there', 'good morning'], /It is good to see you again/],
  ['sorry', ['sorry', 'oh sorry, my mistake', 'my bad'], /nothing to be sorry for/],
  ['ok', ['ok', 'yes', 'alright, fine'], /Good\. /],
  ['no', ['no', 'nope', 'no thanks'], /what you would like instead/],
  ['worked', ['it works now', 'that fixed it, great', 'hurray it runs'], /glad that it works/],
  ['insult', ['you are stupid', 'useless bot', 'what a dumb machine'], /sorry that I was no help/],
  ['who-are-you', ['who are you', 'are you a real person?', 'what are you'], /I am no person/],
  ['how-are-you', ['how are you', 'how is it going', 'are you ok today?'], /I am a program/],
  ['bye', ['bye', 'see you tomorrow', 'good night'], /When you come back/],
  [
    'start-over',
    ['forget all that, start over', 'let us start from scratch', 'throw it away and begin again'],
    /that is forgotten/,
  ],
];

for (const [kind, wordings, line] of table)
  for (const problem of wordings)
    test(`answerRequest(library, request) takes "${problem}" after an answer for ${kind}`, () => {
      const { letter, meaning } = sayNext(problem, before.thread);
      assert.match(letter, line);
      assert.equal(meaning.followup, kind);
    });

test('answerRequest(library, request) compares with what came before, also where the message could stand alone', () => {
  const { letter } = sayNext('how is it different from a list', before.thread);
  assert.match(letter, /\*\*(?:dictionary or list|list or dictionary)\*\*/);
});

test('answerRequest(library, request) gives another exercise to who had one', () => {
  const { letter } = sayNext('another exercise please', sayNext('give me an exercise', before.thread).thread);
  assert.match(letter, /An exercise on \[(?!Dictionaries)/);
});

test('answerRequest(library, request) explains the topic that was meant', () => {
  const { letter, meaning } = sayNext('no i meant tuples', before.thread);
  assert.match(letter, /I am sorry, I misunderstood you/);
  assert.deepEqual(meaning.topics, ['python/tuples-and-sets']);
});
