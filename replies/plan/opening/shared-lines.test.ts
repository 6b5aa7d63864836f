import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { answerRequest } from '../../answer-request.ts';
import { askSample, library } from '../../testing/ask-sample.ts';

const ask = (language: string, problem: string, days = 14) => askSample({ language, problem, days });
const taught = (reply: string) =>
  [...reply.matchAll(/^- \[[^\]]+\]\(\/language\/([^)]+)\) \(/gm)].map(([, key = '']) =>
    key.replace('#', '/'),
  );
const place = (keys: readonly string[]) => keys.indexOf('kotlin/kotlin-and-java');

describe('a plan for a learner who knows another technology', () => {
  test('begins with what is different, in one sentence', () => {
    const reply = ask('Kotlin', 'I know Java, make me a plan');
    assert.match(
      reply.split('\n\n')[2] ?? '',
      /^You know Java\. What is different: In Kotlin null is part of/,
    );
  });

  test('puts the topic that compares the two first, after what it depends on', () => {
    const reply = ask('Kotlin', 'I already know Java, plan please', 30);
    assert.match(reply, /\[Kotlin compared with Java\]\([^)]+\) comes first, after what it depends on\./);
    const usual = place(taught(ask('Kotlin', 'plan please', 30)));
    assert.ok(place(taught(reply)) >= 0);
    assert.ok(usual < 0 || place(taught(reply)) < usual);
  });

  test('does not say so where there is no time for it', () => {
    assert.doesNotMatch(ask('Kotlin', 'I know Java, plan please', 1), /comes first/);
  });

  test('takes as known what both have, and teaches the rest', () => {
    const reply = ask('C++', 'I know C and want to learn C++', 30);
    assert.match(reply, /Taken as known, as C has it too: \[Operators and expressions\]/);
    for (const key of ['cpp/pointers', 'cpp/loops']) assert.ok(!taught(reply).includes(key), key);
    assert.ok(taught(reply).includes('cpp/running-cpp'));
  });

  test('teaches a topic that both have where the learner asks for it', () => {
    const reply = ask('C++', 'I know C and want a plan for pointers in C++');
    assert.ok(taught(reply).includes('cpp/pointers'), reply);
  });

  test('names what is known as likely, and takes the learner at their word where that is corrected', () => {
    const request = { name: 'Mina', age: 30, level: 1, days: 14, language: 'C++' } as const;
    const problem = 'I know C, make me a plan';
    const { meaning } = answerRequest(library, { ...request, problem });
    assert.ok(meaning.known.includes('cpp/pointers'));
    assert.deepEqual(meaning.parts.known, { source: 'said', grade: 'likely' });
    const corrected = answerRequest(library, { ...request, problem, corrections: { known: ['cpp/loops'] } });
    assert.deepEqual(corrected.meaning.known, ['cpp/loops']);
    assert.ok(taught(corrected.letter).includes('cpp/pointers'));
  });

  test('presumes nothing and says nothing where the two are not compared', () => {
    const reply = ask('Angular', 'I know R, make me a plan');
    assert.doesNotMatch(reply, /What is different|Taken as known/);
  });

  test('does not send the learner to the basics of what is known', () => {
    assert.match(ask('React', 'make me a plan'), /Before you start,.*\[JavaScript\]/);
    assert.doesNotMatch(ask('React', 'I know JavaScript, plan please'), /Before you start,.*\[JavaScript\]/);
  });
});
