import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { DirectAnswer } from '../../answers/answer-schema.ts';
import { loadAnswers, loadSources } from '../../library.ts';
import { listKeys } from '../../topics.ts';
import { checkDirectAnswers } from './check-answers.ts';

const sources = await loadSources();
const facts = {
  technologies: new Set(sources.map(({ slug }) => slug)),
  topics: new Set(listKeys(sources)),
};
const good = {
  topic: 'python/while-loops',
  asks: ['keep asking until it is right', 'again and again', 'until they type quit', 'a game that goes on'],
  says: 'Use a `while True` loop, and leave it with `break` when the answer is right. Nothing else runs.',
  code: 'while True:\n    break',
  also: [],
};

test('every direct answer follows the rules', async () => {
  assert.deepEqual(checkDirectAnswers(await loadAnswers(), facts), []);
});

const rows: readonly (readonly [DirectAnswer, RegExp])[] = [
  [{ ...good, topic: 'python/no-such' }, /python\/no-such does not exist/],
  [{ ...good, also: ['css/no-such'] }, /css\/no-such does not exist/],
  [{ ...good, topic: undefined, technology: 'cobol' }, /cobol does not exist/],
  [{ ...good, says: 'Use a loop, it is short and repeats things.' }, /fewer than 12 words/],
  [{ ...good, says: `${good.says} See https://waymark.test.` }, /has an address/],
  [{ ...good, code: 'open("https://waymark.test")' }, /its code holds an address/],
  [{ ...good, code: 'x\n'.repeat(20) }, /has 20 lines/],
  [{ ...good, asks: [...good.asks, 'again and again'] }, /asked twice/],
];

for (const [answer, fault] of rows) {
  test(`checkDirectAnswers(answers, facts) finds that it ${fault.source}`, () => {
    assert.match(checkDirectAnswers([answer], facts).join('\n'), fault);
  });
}

test('checkDirectAnswers(answers, facts) takes an answer that follows every rule', () => {
  assert.deepEqual(checkDirectAnswers([good], facts), []);
});
