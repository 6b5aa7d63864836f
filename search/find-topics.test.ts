import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { findTopics, type Search } from './find-topics.ts';
import { makeIndex } from './index.ts';
import { readQuestion } from './query/question-words.ts';
import { sampleTopics } from './testing/sample-topics.ts';
import { codeWords } from '../lexicon/text/code-words.ts';
import { naming } from '../tests/naming.ts';

const index = makeIndex(sampleTopics, naming);
const best = (question: string, search: Partial<Search> = {}): string | undefined =>
  findTopics(index, question, { limit: 3, ...search })[0]?.key;

test('findTopics finds a topic by its title, its alias and its text', () => {
  assert.equal(best('what is a closure'), 'javascript/closures');
  assert.equal(best('take back a commit'), 'git/undoing-the-last-commit');
  assert.equal(best('strict equality'), 'javascript/comparison');
});

test('findTopics finds code', () => {
  assert.equal(best('==='), 'javascript/comparison');
  assert.equal(best('what does v-model do'), 'vue/events-and-forms');
  assert.equal(best('unique_ptr'), 'cpp/smart-pointers');
  assert.equal(best('::before'), 'css/pseudo-elements');
  assert.equal(best('git rebase -i'), 'git/interactive-rebase');
});

test('findTopics finds what is misspelt, glued together or spelt apart', () => {
  assert.equal(best('hoisitng'), 'javascript/hoisting');
  assert.equal(best('dictonary'), 'python/dictionaries');
  assert.equal(best('forloop', { technology: 'javascript' }), 'javascript/loops');
  assert.equal(best('unique ptr'), 'cpp/smart-pointers');
  assert.equal(best('flex box'), 'css/flexbox');
});

test('findTopics finds a thing by another name for it', () => {
  assert.equal(best('photo'), 'html/alternative-text');
  assert.equal(best('time complexity'), 'dsa/big-o-notation');
  assert.equal(best('centre a div'), 'css/centering-elements');
});

test('findTopics takes everyday words for code only where they are meant so', () => {
  assert.equal(best('for loop'), 'javascript/loops');
  for (const question of ['something on loops', 'functions and loops', 'two loops in one'])
    assert.deepEqual(
      readQuestion(index, question)
        .filter(({ role, text }) => role === 'topic' && codeWords.has(text))
        .map(({ text }) => text),
      [],
      question,
    );
  assert.equal(findTopics(index, 'thanks for this', { limit: 3, technology: 'css' }).length, 0);
});

test('findTopics stays within the technology and finds nothing in one it does not know', () => {
  const found = findTopics(index, 'pointer', { technology: 'dsa', limit: 10 });
  assert.ok(found.every(({ technology }) => technology === 'dsa'));
  assert.deepEqual(findTopics(index, 'pointer', { technology: 'cobol', limit: 10 }), []);
});

test('findTopics measures how much of the question a topic holds', () => {
  const [whole] = findTopics(index, 'left join', { technology: 'sql', limit: 1 });
  const [half] = findTopics(index, 'left join with bananas', { technology: 'sql', limit: 1 });
  assert.equal(whole?.coverage, 1);
  assert.ok((half?.coverage ?? 1) < 0.75);
  assert.ok((whole?.similarity ?? 0) > (half?.similarity ?? 1));
});

test('findTopics takes an everyday word in the text of a topic for no proof', () => {
  assert.ok((findTopics(index, 'promise weather', { limit: 1 })[0]?.coverage ?? 1) < 0.7);
});

test('findTopics with typing finds a topic by the beginning of its last word', () => {
  assert.equal(best('clos', { typing: true }), 'javascript/closures');
  assert.equal(best('smart poi', { typing: true }), 'cpp/smart-pointers');
  assert.equal(findTopics(index, 'hoi', { typing: true, limit: 9 }).length, 1);
  assert.equal(best('clos'), undefined);
});

test('findTopics ranks the same whatever order the technologies come in', () => {
  const turned = makeIndex(
    [
      ...sampleTopics.filter(({ technology }) => technology !== 'css'),
      ...sampleTopics.filter(({ technology }) => technology === 'css'),
    ],
    naming,
  );
  for (const question of ['pointer', 'how does a function work', 'join two tables']) {
    assert.deepEqual(findTopics(turned, question, { limit: 9 }), findTopics(index, question, { limit: 9 }));
  }
});

test('findTopics is total, keeps to its limit and its measures between 0 and 1', () => {
  const word = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom('closure', 'join', '===', 'css', 'pyhton', 'for'),
  );
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 12 }),
      fc.integer({ min: 0, max: 5 }),
      fc.boolean(),
      (words, limit, typing) => {
        const found = findTopics(index, words.join(' '), { limit, typing });
        assert.ok(found.length <= limit);
        for (const { score, coverage, similarity } of found) {
          assert.ok(Number.isFinite(score) && score >= 0);
          assert.ok(coverage >= 0 && coverage <= 1.000001);
          assert.ok(similarity >= 0 && similarity <= 1.000001);
        }
      },
    ),
  );
});
