import assert from 'node:assert/strict';
import { test } from 'node:test';

import { marksOf } from '../marks.ts';
import { askSample, library } from '../testing/ask-sample.ts';
import { isQuiz } from './quiz-reply.ts';

test('isQuiz tells who wants to be asked from who wants to build a quiz', () => {
  for (const message of [
    'quiz me on closures',
    'test me',
    'Can you examine me on lists?',
    'give me a quiz about loops',
    'ask me five questions',
    'I want some test questions on joins',
    'questions about git branches',
    'drill me',
  ])
    assert.ok(isQuiz(message), message);
  for (const message of [
    'I want to build a quiz app',
    'make a quiz game in JavaScript',
    'how do I test my code?',
    'what is a unit test',
    'I have a question',
    'plan for a quiz website',
    '',
  ])
    assert.ok(!isQuiz(message), message);
});

test('a quiz asks at most five questions, each the question of the topic that it links to', () => {
  const byLink = new Map([...library.topics.values()].map((topic) => [marksOf(topic).link, topic]));
  for (const [language, problem] of [
    ['Python', 'quiz me on dictionaries'],
    ['JavaScript', 'test me on closures'],
    ['Git', 'give me a quiz about branches'],
    ['CSS', 'quiz me on flexbox'],
    ['SQL', 'test me on joins'],
  ] as const) {
    const reply = askSample({ language, problem });
    const lines = reply.split('\n').filter((line) => /^\d+\. \[/.test(line));
    assert.ok(lines.length >= 1 && lines.length <= 5, problem);
    assert.equal(new Set(lines).size, lines.length, problem);
    for (const line of lines) {
      const link = /\[.*?\]\(\/language\/[^)]*\)/.exec(line)?.[0] ?? '';
      const topic = byLink.get(link);
      assert.ok(topic && line.endsWith(marksOf(topic).ask), line);
      assert.ok(!reply.includes(topic.check.answer), problem);
    }
  }
});
