import assert from 'node:assert/strict';
import { test } from 'node:test';

import { frontPageRule } from './no-front-page.ts';
import { makeSubject, makeTopic } from '../../testing/sample.ts';

function checkLink(url: string): string[] {
  const subject = makeSubject((topics) =>
    topics.map((topic) => (topic.id === 3 ? makeTopic(3, { websites: [url] }) : topic)),
  );
  return frontPageRule.check(subject).map(({ message }) => message);
}

test('a breach names the front page and its topic', () => {
  assert.deepEqual(checkLink('https://ktor.io/docs/welcome.html'), [
    'https://ktor.io/docs/welcome.html is a front page: link the page on this topic',
  ]);
});

for (const url of [
  'https://docs.example.org/',
  'https://docs.pytest.org/en/stable/',
  'https://ggplot2-book.org/index.html',
  'https://www.w3schools.com/java',
  'https://greenteapress.com/wp/think-java-2e/',
  'https://rstudio-education.github.io/hopr/',
])
  test(`${url} is a front page`, () => assert.equal(checkLink(url).length, 1));

for (const url of [
  'https://ktor.io/docs/server-routing.html',
  'https://www.w3schools.com/java/java_intro.asp',
  'https://docs.example.org/#install',
  'https://dev.java/learn/getting-started/',
  'https://vite.dev/guide/',
  'https://kotlinlang.org/api/latest/jvm/stdlib/kotlin/-string/index.html',
])
  test(`${url} is not a front page`, () => assert.deepEqual(checkLink(url), []));
