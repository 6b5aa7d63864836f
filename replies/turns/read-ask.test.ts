import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { SentTurn } from '#contract/assistant.ts';

import { answerRequest } from '../answer-request.ts';
import { readAsk } from './read-ask.ts';
import { library } from '../testing/ask-sample.ts';
import { sayNext } from '../testing/say-next.ts';

const form = { name: 'Mina', age: 30, level: 'option2', days: 30, language: 'Python' };

function ask(problem: string, turns: readonly SentTurn[]) {
  const request = readAsk(library, { ...form, problem, turns: [...turns] }, '2026-11-22');
  assert.ok('problem' in request);
  return answerRequest(library, request);
}

const rows: readonly (readonly [before: readonly string[], message: string])[] = [
  [['make me a plan'], 'only on weekends'],
  [['make me a plan'], 'in 20 days instead'],
  [['make me a plan', 'in 20 days instead'], 'only 20 minutes a day'],
  [['make me a plan', 'thanks'], 'what do i do on day 9?'],
  [['what is a list?'], 'can you show me an example'],
  [['what is a list?', 'make me a plan'], 'i already know loops'],
];

for (const [before, message] of rows) {
  const whole = before.reduce<ReturnType<typeof sayNext>['thread']>(
    (thread, problem) => sayNext(problem, thread).thread,
    [],
  );
  const expected = sayNext(message, whole);

  test(`readAsk(library, ask) with the meanings alone of "${before.join('", "')}" leads to the same reply to "${message}"`, () => {
    const { letter, plan } = ask(
      message,
      whole.map(({ problem, meaning }) => ({ problem, meaning })),
    );
    assert.equal(letter, expected.letter);
    assert.deepEqual(plan, expected.plan);
  });

  test(`readAsk(library, ask) with the messages alone of "${before.join('", "')}" leads to the same reply to "${message}"`, () => {
    const turns = whole.map(({ problem }) => ({ problem }));
    assert.equal(ask(message, turns).letter, expected.letter);
  });
}

test('readAsk(library, ask) reads what the learner corrected in an earlier message', () => {
  const { meaning } = sayNext('make me a plan', [], { corrections: { days: 12 } });
  const { plan } = ask('only on weekends', [{ problem: 'make me a plan', meaning }]);
  assert.equal(plan?.request.days, 12);
});

test('readAsk(library, ask) takes the corrections of a call under the name of the contract', () => {
  const request = readAsk(library, { ...form, problem: 'make me a plan', meaning: { days: 9 } });
  assert.ok('problem' in request);
  assert.equal(answerRequest(library, request).plan?.request.days, 9);
});

test('readAsk(library, ask) answers someone who may be in danger whatever the form is without', () => {
  const empty = { name: '', age: '', level: 'option1', days: '', language: '' };
  const urgent = readAsk(library, { ...empty, problem: 'i want to kill myself' });
  assert.ok('problem' in urgent);
  const { letter, meaning, plan } = answerRequest(library, urgent);
  assert.equal(meaning.care, 'reply');
  assert.equal(plan, undefined);
  assert.match(letter, /findahelpline\.com/);
  assert.ok('refused' in readAsk(library, { ...empty, problem: 'what is a list?' }));
});
