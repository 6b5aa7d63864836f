import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { discouragements } from '#lexicon/intent/discouragements.ts';

import { marksOf } from '../../marks.ts';
import { askSample, library } from '../../testing/ask-sample.ts';
import { nothingSaid } from '../../testing/nothing-said.ts';
import { writeEncouragement } from '../encouragement-reply.ts';

const facts = discouragements.map(([fact]) => fact);
const read = {
  ...nothingSaid,
  decided: { intent: 'discouraged', others: [], grade: 'sure' },
  intent: 'encouragement',
} as const;
const write = (problem: string, technologies: readonly string[]) =>
  writeEncouragement(library, { problem }, { ...read, technologies });

/** What takes heart, with the place of the fact that answers it; -1 where none does. */
const table = [
  ['my brother laughs, girls cannot code', 0],
  ['is this for women too', 0],
  ['I am too old for this', 1],
  ['who starts at 57', 1],
  ['I failed my exam again', 2],
  ['rejected after every interview', 2],
  ['it is all too much', 3],
  ['I feel lost', 3],
  ['everyone else is faster', 4],
  ['I feel like a fraud', 4],
  ['I cannot do this', -1],
  ['my head hurts', -1],
] as const;

describe('writeEncouragement(library, request, input)', () => {
  for (const [problem, at] of table)
    test(`answers "${problem}" with ${at < 0 ? 'what holds for all' : 'the fact for it'} and no other`, () => {
      const [first = ''] = write(problem, ['python']);
      assert.deepEqual(
        facts.filter((fact) => first.includes(fact)),
        at < 0 ? [] : [facts[at]],
      );
    });

  test('gives the first task of each roadmap as one small step, and counts what is at its core', () => {
    for (const [slug, topics] of library.topicsOf) {
      const text = write('I want to give up', [slug]).join('\n\n');
      const [first] = topics;
      const core = topics.filter(({ importance }) => importance === 'core').length;
      assert.ok(first && text.includes(marksOf(first).task) && text.includes(marksOf(first).link), slug);
      assert.ok(text.includes(`${topics.length} topics, ${core} `), text);
    }
  });

  test('asks where one is stuck where no technology is chosen, or one that has no roadmap', () => {
    for (const technologies of [[], ['cobol']]) {
      const text = write('I want to give up', technologies).join('\n\n');
      assert.match(text, /Tell me which technology/);
      assert.doesNotMatch(text, /\]\(/);
    }
  });
});

test('a reply to someone who has lost heart neither plans nor blames', () => {
  for (const problem of [
    'everyone in my class gets it and I feel so stupid',
    'I want to give up, nothing stays in my head',
    'honestly I feel too dumb for programming',
  ]) {
    const reply = askSample({ problem });
    assert.match(reply, /That sounds hard/, problem);
    assert.doesNotMatch(reply, /\*\*Day |\byou are (?:too|not)|you should have|just try harder/i, problem);
    assert.match(reply, /One small step/, problem);
  }
});
