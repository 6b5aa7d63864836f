import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { dangerPatterns } from '#lexicon/danger/patterns.ts';
import { dangers } from '#lexicon/danger/danger.ts';

import { foldMessage, splitFolded } from '../care/fold-message.ts';
import { readEntries, readItems } from '../care/pattern.ts';
import { parseQuestions } from '../evaluation/labeled-question.ts';
import { findDanger } from './find-danger.ts';

const root = join(import.meta.dirname, '../..');
const examples = readFileSync(join(root, 'lexicon/danger/examples.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

for (const [danger = '', text = ''] of examples)
  test(`findDanger("${text}") is ${danger}`, () => assert.equal(findDanger(text) ?? 'none', danger));

test('every danger has an example', () => {
  const shown = new Set(examples.map(([danger]) => danger));
  for (const danger of dangers) assert.ok(shown.has(danger), danger);
});

test('findDanger(message) warns of nothing in what learners ask of the roadmaps', () => {
  const files = ['held', 'strangers'].map((name) => join(root, `question/evaluation/${name}.tsv`));
  const asked = files.flatMap((file) => parseQuestions(readFileSync(file, 'utf8')));
  assert.deepEqual(
    asked.map(({ text }) => text).filter((text) => findDanger(text) !== null),
    [],
  );
});

test('every word of every sign is one that a folded message may hold', () => {
  for (const { body, names } of readEntries(dangerPatterns)) {
    const signs = body.split(' & ').map((sign) => sign.replace(/^!/, ''));
    const items = signs.flatMap((sign) => readItems(sign, names));
    const lists = items.flatMap((item) => ('gap' in item ? [] : [[...item.words, ...item.phrases.flat()]]));
    for (const words of lists) assert.ok(words.length > 0, body);
    for (const word of lists.flat().filter((one) => one !== '.'))
      assert.deepEqual(splitFolded(foldMessage(word.replace(/\*$/, ''))), [word.replace(/\*$/, '')], body);
  }
});
