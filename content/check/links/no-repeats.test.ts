import assert from 'node:assert/strict';
import { test } from 'node:test';

import { repeatRule } from './no-repeats.ts';
import { makeSubject, makeTopic } from '../../testing/sample.ts';

const page = 'https://docs.example.org/page-3';

/** The breaches of a roadmap with these links in its third and fourth topic. */
function checkLinks(third: string[], fourth: string[] = []): string[] {
  const websites = new Map([
    [3, third],
    [4, fourth],
  ]);
  const subject = makeSubject((topics) =>
    topics.map((topic) => makeTopic(topic.id, { websites: websites.get(topic.id) ?? topic.websites })),
  );
  return repeatRule.check(subject).map(({ message }) => message);
}

test('two topics of a chapter may each link to their own section of one page', () => {
  assert.deepEqual(checkLinks([`${page}#while`], [`${page}#for`]), []);
});

test('an address may be used once in a chapter, with or without a section', () => {
  assert.deepEqual(checkLinks([page], [page]), [`${page} is used twice in the chapter "All"`]);
  assert.deepEqual(checkLinks([`${page}#for`], [`${page}#for`]), [
    `${page}#for is used twice in the chapter "All"`,
  ]);
});

test('a topic may not link to two sections of one page', () => {
  const message = `links to two sections of one page, ${page}`;
  assert.deepEqual(checkLinks([page, `${page}#for`]), [message]);
  assert.deepEqual(checkLinks([`${page}#while`, `${page}#for`]), [message]);
  assert.deepEqual(checkLinks([`${page}/`, `${page}#for`]), [message]);
  assert.deepEqual(checkLinks([page, page]), [message]);
});

test('an address may be used in two chapters', () => {
  const subject = makeSubject();
  const [chapter] = subject.technology.chapters;
  assert.ok(chapter);
  const topics = [makeTopic(14, { websites: [page, 'https://other.example.org/page-14'] })];
  const chapters = [chapter, { ...chapter, title: 'More', topics }];
  assert.deepEqual(repeatRule.check({ ...subject, technology: { ...subject.technology, chapters } }), []);
});
