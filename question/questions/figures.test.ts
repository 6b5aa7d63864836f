import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { loadRoadmaps } from '#content/library.ts';
import { makeIndex } from '../../search/index.ts';
import { askQuestion, shareWithin } from './figures.ts';
import { parseQuestions, type Question } from './question.ts';
import { naming } from '../../tests/naming.ts';

const roadmaps = await loadRoadmaps();
const index = makeIndex(
  roadmaps.flatMap(({ chapters }) => chapters.flatMap(({ topics }) => topics)),
  naming,
);
const [tuned, held, strange] = ['tuned', 'held', 'strangers'].map((name) =>
  parseQuestions(readFileSync(join(import.meta.dirname, `${name}.tsv`), 'utf8')),
);

test('the questions name topics that exist, and none stands twice', () => {
  const keys = new Set(index.topics.map(({ key }) => key));
  const questions: Question[] = [...(tuned ?? []), ...(held ?? []), ...(strange ?? [])];
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
  const floors = { first: 0.9, inThree: 0.97, replyFirst: 0.9, replyInThree: 0.97, understood: 0.98 };
  for (const [name, floor] of Object.entries(floors)) {
    const reached = new Map(Object.entries(figures)).get(name) ?? 0;
    assert.ok(reached >= floor, `${name} is ${reached.toFixed(3)}, under ${floor}`);
  }
});
