import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { parseQuestions } from '../evaluation/labeled-question.ts';
import {
  type CareLine,
  digestLines,
  loadHeldLines,
  loadTrainingLines,
  needsCare,
} from '#lexicon/care/load-lines.ts';

import { careModel } from '#lexicon/care/weights.ts';
import { screenMessage } from './screen-message.ts';

const root = join(import.meta.dirname, '../..');
const held = await loadHeldLines();

test('screenMessage(message) recognizes at least 19 in 20 of the messages that training never saw', () => {
  const care = held.filter(needsCare);
  assert.ok(care.length > 200);
  assert.ok(share(care) >= 0.95, `${share(care)}`);
});

test('screenMessage(message) recognizes at least four in five of them in every language', () => {
  const care = held.filter(needsCare);
  for (const language of new Set(care.map((line) => line.language))) {
    const lines = care.filter((line) => line.language === language);
    assert.ok(share(lines) >= 0.8, `${language}: ${share(lines)}`);
  }
});

test('screenMessage(message) takes at most three in a hundred of the ordinary messages that training never saw for a cry for help', () => {
  const ordinary = held.filter(({ kind }) => kind === 'plain');
  assert.ok(ordinary.length > 150);
  assert.ok(share(ordinary) <= 0.03, `${share(ordinary)}`);
});

test('screenMessage(message) lets pass what learners ask of the roadmaps', () => {
  const files = ['held', 'strangers'].map((name) => join(root, `question/evaluation/${name}.tsv`));
  const asked = files.flatMap((file) => parseQuestions(readFileSync(file, 'utf8')));
  const stopped = asked.filter(({ text }) => screenMessage(text).care === 'reply');
  assert.deepEqual(
    stopped.map(({ text }) => text),
    [],
  );
});

test('the weights were learned from the lines of today; if not, run `npm run train-care`', async () => {
  assert.equal(careModel.lines, digestLines(await loadTrainingLines()));
});

function share(messages: readonly CareLine[]): number {
  return messages.filter(({ text }) => screenMessage(text).care === 'reply').length / messages.length;
}
