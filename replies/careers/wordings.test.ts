import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';

import { library } from '../testing/ask-sample.ts';
import { nameAnswered } from './testing/name-answered.ts';

const { questions, kinds } = library.careers;

describe('a question about worth, work or choice is answered in every wording of', () => {
  for (const { id, asks } of questions)
    test(id, () => {
      for (const ask of asks) assert.ok(nameAnswered(ask).includes(id), ask);
    });
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

describe('a message of somebody who knows no wording of ours', () => {
  for (const [wanted = '', language = '', problem = ''] of strangers)
    test(`${wanted}: ${problem}${language === '' ? '' : ` (${language})`}`, () => {
      const answered = nameAnswered(problem, language);
      if (wanted === 'none')
        assert.deepEqual(
          answered.filter((one) => one !== 'compare'),
          [],
        );
      else assert.ok(answered.includes(wanted), answered.join());
    });
});
