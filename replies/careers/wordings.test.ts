import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';

import { library } from '../testing/ask-sample.ts';
import { nameAnswered } from './testing/name-answered.ts';

const { questions, kinds } = library.careers;

test('of questions about worth, work or choice in the wordings that are written there, at most one in a hundred is misread', () => {
  const asked = questions.flatMap(({ id, asks }) => asks.map((ask) => ({ id, ask })));
  const misread = asked.filter(({ id, ask }) => !nameAnswered(ask).includes(id));
  assert.ok(misread.length <= asked.length / 100, misread.map(({ ask }) => ask).join('\n'));
});

describe('what is asked of a technology is answered for others of them in every wording of', () => {
  const names = [...library.roadmaps.values()].map((roadmap) => (roadmap.names[0] ?? '').toLowerCase());
  for (const { kind, asks } of kinds)
    test(kind, () => {
      for (const [at, ask] of asks.entries())
        for (const name of names.filter((_, number) => number % asks.length === at)) {
          const problem = ask.replace('{name}', name);
          assert.ok(nameAnswered(problem).includes(kind), problem);
        }
    });
});

const strangers = readFileSync(join(import.meta.dirname, 'testing/strangers.tsv'), 'utf8')
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map((line) => line.split('\t'));

test('of messages of people who know no wording of ours, at most one in fifty is misread', () => {
  const misread = strangers.filter(([wanted = '', language = '', problem = '']) => {
    const answered = nameAnswered(problem, language);
    if (wanted === 'none') return answered.some((one) => one !== 'compare');
    return !answered.includes(wanted);
  });
  assert.ok(misread.length <= strangers.length / 50, misread.join('\n'));
});
