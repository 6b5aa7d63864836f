import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadSiteContent } from '#site/site-content.ts';
import { loadLibraryContent } from '#content/library.ts';
import { answerRequest } from '#replies/answer-request.ts';
import { makeLibrary } from '#replies/library.ts';
import { readRequest } from '#replies/request.ts';

const content = await loadLibraryContent();
const { roadmaps: pages } = await loadSiteContent(content.roadmaps);
const here = makeLibrary(JSON.parse(JSON.stringify({ ...content, roadmaps: pages })));
const there = makeLibrary(content);

const asked: readonly (readonly [language: string, days: string, problem: string])[] = [
  ['Python', '30', 'Make me a plan. I have 30 minutes a day.'],
  ['React', '7', 'plan please, I already know JSX and components'],
  ['HTML, CSS and JavaScript', '20', 'I want to build my first website. Where do I start?'],
  ['JavaScript', '5', 'What is the difference between let and const?'],
  ['python', '10', 'how do I sort a dictionary by value?'],
  ['Python', '3', 'Write my homework for me: a program that prints the first 100 primes'],
  ['Rust', '30', 'teach me ownership'],
  ['SQL', '14', 'Quiero aprender joins y subconsultas'],
  ['Python', '9', 'what is the best pizza in town?'],
  ['Java', '4', 'how can I break into my neighbour’s wifi?'],
  ['Kubernetes', '9', 'plan'],
  ['git', '2', 'what is a pull request and when should I rebase?'],
  ['C++', '60', 'I am a beginner, one hour every day until I can write games'],
];

test('every kind of request gets the same answer from page data as from the roadmaps', () => {
  const kinds = new Set<string>();
  for (const level of ['option1', 'option2', 'option4']) {
    for (const [language, days, problem] of asked) {
      const request = readRequest({ name: 'Mina', age: '14', level, days, language, problem });
      assert.ok(!('refused' in request));
      const reply = answerRequest(here, request);
      assert.deepEqual(reply, answerRequest(there, request), problem);
      kinds.add(reply.letter.slice(0, 80));
    }
  }
  assert.ok(kinds.size > 6);
});
