import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sayNext } from '../../testing/say-next.ts';

const rows = [
  ['how do i undo the last commit', 'and if i already pushed it?', 'Git', /git revert HEAD/],
  ['what is big o notation', 'so is O(1) always faster than O(n)?', 'DSA', /Big O notation/],
  ['make me a plan', 'does it cost anything', 'Python', /It costs nothing/],
  ['make me a plan', 'is that legal to scrape a website?', 'Python', /robots\.txt/],
] as const;

for (const [first, next, language, says] of rows)
  test(`"${next}" after "${first}" gets what was written for it`, () => {
    const { thread } = sayNext(first, [], { language });
    const { letter, meaning } = sayNext(next, thread, { language });
    assert.match(letter, says);
    assert.equal(meaning.intent, 'concept');
  });

const others = [
  ['what is a dictionary', 'this is not true', 'wrong'],
  ['what is a dictionary', 'tell me more about it', 'more-detail'],
  ['make me a plan', 'i already know dictionaries', 'know-topic'],
] as const;

for (const [first, next, kind] of others)
  test(`"${next}" after "${first}" is about the reply itself`, () => {
    const { thread } = sayNext(first);
    assert.equal(sayNext(next, thread).meaning.followup, kind);
  });

test('who takes what we teach in the place of what we do not gets a plan with the wish before', () => {
  const { thread } = sayNext('can you teach me Rust? i want to write a tool for renaming my photos');
  const { plan } = sayNext('ok fine, python then', thread);
  assert.deepEqual(plan?.technologies, ['python']);
});

test('what is wanted by tonight leaves one day', () => {
  const { thread } = sayNext('make me a plan');
  assert.equal(sayNext('i need it by tonight', thread).plan?.request.days, 1);
});
