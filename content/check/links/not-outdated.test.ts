import assert from 'node:assert/strict';
import { test } from 'node:test';

import { outdatedRule } from './not-outdated.ts';
import { makeSubject, makeTopic } from '../../testing/sample.ts';

function checkLink(url: string): string[] {
  const subject = makeSubject((topics) =>
    topics.map((topic) => (topic.id === 3 ? makeTopic(3, { websites: [url] }) : topic)),
  );
  return outdatedRule.check(subject).map(({ message }) => message);
}

test('a breach names the outdated page and what to link instead', () => {
  assert.deepEqual(checkLink('https://docs.oracle.com/javase/tutorial/java/generics/wildcards.html'), [
    'https://docs.oracle.com/javase/tutorial/java/generics/wildcards.html is outdated: link dev.java, or the documentation of Java 25',
  ]);
});

for (const url of [
  'https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/util/HashSet.html',
  'https://junit.org/junit5',
  'https://dev.mysql.com/doc/refman/8.0/en/select.html',
  'https://docs.ruby-lang.org/en/3.4/Array.html',
  'https://docs.python.org/3.12/tutorial/index.html',
  'https://vitejs.dev/guide/',
  'https://getbootstrap.com/docs/4.6/layout/grid/',
  'https://legacy.reactjs.org/docs/hooks-intro.html',
])
  test(`${url} is outdated`, () => assert.equal(checkLink(url).length, 1));

for (const url of [
  'https://docs.oracle.com/en/java/javase/25/docs/api/java.base/java/util/HashSet.html',
  'https://docs.junit.org/current/user-guide/',
  'https://dev.mysql.com/doc/refman/9.7/en/select.html',
  'https://docs.ruby-lang.org/en/4.0/Array.html',
  'https://docs.python.org/3/tutorial/index.html',
  'https://vite.dev/guide/',
  'https://getbootstrap.com/docs/5.3/layout/grid/',
])
  test(`${url} is current`, () => assert.deepEqual(checkLink(url), []));
