import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { parseQuestions } from '../questions/question.ts';
import { type CareLine, loadCareLines, loadHeldLines, needsCare } from '#lexicon/care/load-lines.ts';

import { readCare } from './read-care.ts';
import { writeWeights } from './write-weights.ts';

const root = join(import.meta.dirname, '../..');
const held = await loadHeldLines();
const lines = await loadCareLines();

test('readCare(message) recognizes at least nine in ten of the messages that training never saw', () => {
  const care = held.filter(needsCare);
  assert.ok(care.length > 200);
  assert.ok(share(care) >= 0.93, `${share(care)}`);
});

test('readCare(message) takes at most three in a hundred of the ordinary messages that training never saw for a cry for help', () => {
  const ordinary = held.filter(({ kind }) => kind === 'plain');
  assert.ok(ordinary.length > 150);
  assert.ok(share(ordinary) <= 0.03, `${share(ordinary)}`);
});

test('readCare(message) lets pass what learners ask of the roadmaps', () => {
  const files = ['held', 'strangers'].map((name) => join(root, `question/questions/${name}.tsv`));
  const asked = files.flatMap((file) => parseQuestions(readFileSync(file, 'utf8')));
  const stopped = asked.filter(({ text }) => readCare(text).care === 'reply');
  assert.deepEqual(
    stopped.map(({ text }) => text),
    [],
  );
});

test('training again from the same lines gives the same weights', () => {
  assert.equal(writeWeights(lines), readFileSync(join(root, 'lexicon/care/weights.ts'), 'utf8'));
});

function share(messages: readonly CareLine[]): number {
  return messages.filter(({ text }) => readCare(text).care === 'reply').length / messages.length;
}
