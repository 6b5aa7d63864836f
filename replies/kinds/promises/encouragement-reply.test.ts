import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { discouragements } from '#lexicon/intent/discouragements.ts';

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
  ['I am too old for this', 6],
  ['who starts at 57', 6],
  ['I failed my exam again', 7],
  ['rejected after every interview', 7],
  ['it is all too much', 8],
  ['I feel lost', 8],
  ['everyone else is faster', 9],
  ['I feel like a fraud', 9],
  ['I got the job and am terrified that they find out I know nothing', 1],
  ['they laughed at my accent in front of the class', 2],
  ['my husband says it is a waste of time', 3],
  ['I stopped for a month and am ashamed to open it', 4],
  ['ten minutes after the night shift, does that count?', 5],
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

  test('gives the task of what a message names as one small step, else a step for wherever one is', () => {
    const [named = '', other = ''] = ['pointer arithmetic and arrays make me cry', 'I want to give up'].map(
      (problem) => write(problem, ['c']).join('\n\n'),
    );
    assert.match(named, /It belongs to \[[^\]]+\]\(\/language\/c#/);
    assert.match(other, /Open the last thing of yours that worked/);
    for (const [slug, topics] of library.topicsOf) {
      const core = topics.filter(({ importance }) => importance === 'core').length;
      const text = write('I want to give up', [slug]).join('\n\n');
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
