import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makeErrorIndex } from '#question/errors/error-index.ts';

import { askSample, library } from './testing/ask-sample.ts';

const plan = /[Hh]ere is your plan for/;
const oneLine = /^Hello Mina,\n\n[^\n]+$/;
const noHelp = /I can only help with learning to program\./;
const needsReply =
  /^Hello Mina,\n\nThat is about a plan or an explanation, and there is none before it[^\n]+$/;
const notSure = /I am not sure what you would like\.[^]*three ways/;

/** What a grown-up beginner with Python and 30 days in the form writes, and what the reply holds. */
const messages: readonly (readonly [message: string, ...holds: RegExp[]])[] = [
  ['hi', oneLine, /Tell me what you want to learn/],
  ['Hello there!', oneLine, /Tell me what you want to learn/],
  ['good morning', oneLine, /Tell me what you want to learn/],
  ['hey, how are you?', oneLine, /Tell me what you want to learn/],
  ['hola', /I can only write in English/, /Tell me what you want to learn/],
  ['thanks', oneLine, /You are welcome/],
  ['thank you so much!!', oneLine, /You are welcome/],
  ['ok thanks, that was helpful', oneLine, /You are welcome/],
  ['thank you, you helped me so much with the plan', oneLine, /You are welcome/],
  ['tysm this was great', oneLine, /You are welcome/],
  ['grazie mille, sei gentile', /You are welcome/],
  ['thanks, now make me a plan for sql', plan],
  ['i finished the whole css roadmap today!', oneLine, /well done/],
  ['danke schön', /I can only write in English/, /You are welcome/],
  ['谢谢', /You are welcome/],
  ['ok', oneLine, /Ask for a plan/],
  ['okay, got it', oneLine, /Ask for a plan/],
  ['cool', oneLine, /Ask for a plan/],
  ['bye', oneLine, /Goodbye/],
  ['i passed!!!', oneLine, /well done/],
  ['omg it works now!!!', oneLine, /well done/],
  ['got the job! starting in january', oneLine, /well done/],
  ['we won the hackathon', oneLine, /well done/],
  ['fixed it, it was a missing semicolon', oneLine, /well done/],
  ['¡aprobé el examen!', /well done/],
  ['i passed my exam, make me a plan for sql', plan],
  ['it works now but why is it so slow?', /^(?![^]*well done)/],
  ['asdf', notSure],
  ['blorp flurb zzz', notSure],
  ['who won the world cup', noHelp],
  ['shorter please', needsReply],
  ['can you make it simpler?', needsReply],
  ['another example please', needsReply],
  ['tell me more', needsReply],
  ["I don't understand it", needsReply],
  ['continue', needsReply],
  [
    'plan for python and sql in 20 days, 1 hour a day, no sundays',
    /plan for \*\*(?:Python and MySQL|MySQL and Python)\*\*: 20 days/,
    /60 minutes a day except on Sundays/,
    /You wrote "20 days", so the plan has 20 days and not the 30 in the form\./,
    /the plan is not only for Python as in the form/,
    /^\*\*Day 20\*\*/m,
  ],
  ['2 hours on weekends, plan 6 weeks', /: 42 days/, /120 minutes a day at weekends/, /You wrote "6 weeks"/],
  ['a 45 day plan please', /: 45 days/],
  ['in two weeks, please', /: 14 days/],
  ['I have a month', /: 30 days/],
  ['my exam is in ten days, plan', /: 10 days/, /You wrote "ten days"/],
  ['plan for half a year', /: 183 days/],
  ['3 days a week for 2 months', /: 60 days/],
  ['I have 2 years of experience, make me a plan', /: 30 days/],
  ['20 minutes a day', /: 30 days/, /20 minutes a day/],
  ['plan for sql', plan, /\*\*MySQL\*\*/, /the plan is not for Python as in the form/],
  ['css 5 days', /\*\*CSS\*\*: 5 days/],
  ['10 days lists python', /plan for \*\*Python\*\*: 10 days/],
  ['20 minutes a day lists', plan, /with 20 minutes a day/],
  ['css flexbox in 5 days', /\*\*CSS\*\*: 5 days/, /the plan is not for Python as in the form/],
  ['javascript promises, 2 weeks', /\*\*JavaScript\*\*: 14 days/],
  ['certificate exam for java in 8 weeks', /\*\*Java\*\*: 56 days/],
  ['30 minutes a day, html and css', /\*\*(?:HTML and CSS|CSS and HTML)\*\*/],
  ['I know Python and want a plan for Kotlin', /\*\*Kotlin\*\*/],
  ['I know Java, make me a plan for Python', /\*\*Python\*\*/],
  ['I work at night', plan],
  ['weekends only', plan, /at weekends/],
  ['my daughter is nine', plan],
  ['i have 30 days', plan],
  ['I am 63 and retired', plan],
  ['nothing on Mondays', plan],
  ['no laptop until June', plan],
  ['I get bored fast', plan],
  ['trabajo de noche', plan],
  [
    'How long does it take to learn Python?',
    /\d+ topics\. .*about \d+ hours: \d+ days with 45 minutes a day/,
  ],
  ['how long will it take with 20 minutes a day?', /days with 20 minutes a day/],
  ['how many hours do I need to learn css', /\[CSS\].*about \d+ hours/],
  ['Can I get a job after learning Python?', /I cannot promise that/, /about \d+ hours/],
  ['is sql enough to get a job?', /I cannot promise that/, /\[MySQL\]/],
  ['which is better paid, java or python?', /^Take \*\*/m, /- Take Java when .+\n- Take Python when/],
  [
    'Is Python or JavaScript better for a first language?',
    /- Take Python when .+\n- Take JavaScript when/,
    /\[Python\].+\[JavaScript\]/,
  ],
  ['should I learn html or python first', /^Take \*\*/m, /- Take \[HTML\].+\n- Take \[Python\]/],
  ['vue or react, which one should I take', /- Take Vue when .+\n- Take React when/],
  ['What should I do after loops?', /After \[While loops\].* roadmap goes on with \[/],
  ['what should I learn after html', /These roadmaps build on \[HTML\]\(\/language\/html\): .*\[CSS\]/],
  ['what is a dictionary?', /\*\*\[Dictionaries\]/],
  ['how do I get a cron job to run in node', /^(?!.*I cannot promise)/s],
  ['how long does a for loop take', /^(?!.*roadmap has \d+ topics)/s],
  ['I get IndexError in my list', /\[Lists\]/],
  ['recommend me a movie', /I can only help with learning to program/],
  ["what's the best pizza recipe?", /I can only help with learning to program/],
];

for (const [message, ...holds] of messages)
  test(`a message is read for what it says: ${message}`, () => {
    const reply = askSample({ problem: message });
    for (const held of holds) assert.match(reply, held);
  });

test('small talk and circumstances claim no topic', () => {
  for (const problem of ['hi', 'thanks', 'ok', 'I work at night', 'my daughter is nine', 'every second day'])
    assert.doesNotMatch(askSample({ problem }), /asked about|closest to your words/, problem);
});

test('a technology of the message that has no roadmap is said to have none', () => {
  assert.match(
    askSample({ problem: 'plan for python and rust in 20 days' }),
    /Rust is not among our roadmaps/,
  );
  assert.match(askSample({ problem: 'teach me swift' }), /Swift is not among our roadmaps/);
});

test('a quiz is the questions of the topic and of those near it, and an exercise is none', () => {
  const quiz = askSample({ problem: 'give me a quiz on lists' });
  assert.match(
    quiz,
    /^Hello Mina,\n\nI understood: [^\n]+\n\nHere is a quiz on \[Lists\].*\n\n1\. \[Lists\]\([^)]+\): .*\?/,
  );
  assert.doesNotMatch(quiz, /Read on:/);
  assert.match(askSample({ problem: 'quiz me on dictionaries' }), /1\. \[Dictionaries\]/);
  assert.doesNotMatch(askSample({ problem: 'I want to build a quiz app' }), /Here is a quiz/);
  assert.doesNotMatch(askSample({ problem: 'I have a question about lists' }), /Here is a quiz/);
});

test('an error that is not among the known is quoted with the line of the learner that raised it, and what the topic says of it', () => {
  const pasted = [
    'Traceback (most recent call last):',
    '  File "a.py", line 3, in <module>',
    '    print(names[3])',
    '          ~~~~~^^^',
    'IndexError: list index out of range',
  ].join('\n');
  const unread = { ...library, errors: makeErrorIndex([]) };
  const reply = askSample({ problem: pasted }, unread);
  assert.match(
    reply,
    /\*\*Your error\.\*\* `IndexError: list index out of range`\. Line 3 raised it: `print\(names\[3\]\)`\. .*IndexError/,
  );
  assert.match(reply, /\*\*\[Lists\]/);
  const sentence = /raises `IndexError: list index out of range`/g;
  assert.equal([...reply.matchAll(sentence)].length, 1);
  const own = `Traceback (most recent call last):
  File "mine.py", line 7, in <module>
    json.loads(text)
  File "/usr/lib/python3.12/json/decoder.py", line 355, in raw_decode
    raise JSONDecodeError("Expecting value", s, err.value) from None
json.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)`;
  assert.match(askSample({ problem: own }, unread), /Line 7 raised it: `json\.loads\(text\)`/);
  assert.doesNotMatch(askSample({ problem: 'what is an IndexError?' }), /Your error/);
});
