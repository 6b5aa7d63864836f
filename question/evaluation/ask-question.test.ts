import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { askQuestion, shareWithin } from './ask-question.ts';
import { parseQuestions, type LabeledQuestion } from './labeled-question.ts';
import { library } from '../../replies/testing/ask-sample.ts';

const { index } = library;
const [tuned, held, strange] = ['tuned', 'held', 'strangers'].map((name) =>
  parseQuestions(readFileSync(join(import.meta.dirname, `${name}.tsv`), 'utf8')),
);

test('the questions name topics that exist, and none stands twice', () => {
  const keys = new Set(index.topics.map(({ key }) => key));
  const questions: LabeledQuestion[] = [...(tuned ?? []), ...(held ?? []), ...(strange ?? [])];
  assert.deepEqual(
    questions.flatMap(({ wanted }) => wanted).filter((key) => !keys.has(key)),
    [],
  );
  assert.equal(
    new Set(questions.map(({ technology, text }) => `${technology} ${text}`)).size,
    questions.length,
  );
});

test('askQuestion finds the right topic for learners as often as when finding was last tuned', () => {
  const outcomes = (tuned ?? []).map((question) => askQuestion(index, question));
  const searched = outcomes.map((outcome) => outcome.searched);
  const replied = outcomes.map((outcome) => outcome.replied);
  const figures = {
    first: shareWithin(searched, 1),
    inThree: shareWithin(searched, 3),
    replyFirst: shareWithin(replied, 1),
    replyInThree: shareWithin(replied, 3),
    understood: outcomes.filter(({ understood }) => understood).length / outcomes.length,
  };
  const floors = { first: 0.93, inThree: 0.98, replyFirst: 0.93, replyInThree: 0.98, understood: 0.98 };
  for (const [name, floor] of Object.entries(floors)) {
    const reached = new Map(Object.entries(figures)).get(name) ?? 0;
    assert.ok(reached >= floor, `${name} is ${reached.toFixed(3)}, under ${floor}`);
  }
});
