import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { countReplyWords, splitSentences, splitSteps } from '../sentences.ts';
import { askSample, library } from '../testing/ask-sample.ts';

const roadmaps = [...library.roadmaps.values()];
const young = [9, 12];
const old = [13, 30, 70];

const tasksIn = (reply: string) =>
  [...reply.matchAll(/Try: (.+?)(?: Look up what you need: .*)?$/gm)].map(([, task = '']) => task);
const daysIn = (reply: string) =>
  [...reply.matchAll(/^\*\*Day \d+\*\* \((\d+) min\)/gm)].map(([, minutes]) => Number(minutes));
const linksIn = (text: string) => text.match(/\]\(\/language\/[^)]*#/g)?.length ?? 0;

describe('a plan for a child under 13', () => {
  for (const { name } of roadmaps)
    test(`tells the tasks of ${name} a step a sentence, and no longer than a child reads`, () => {
      for (const age of young) {
        const tasks = tasksIn(askSample({ age, language: name, days: 10 }));
        assert.ok(tasks.length > 0);
        for (const task of tasks) {
          assert.equal(splitSteps(task), task);
          assert.ok(countReplyWords(task) <= 60 || splitSentences(task).length === 1, task);
        }
      }
    });

  test('has shorter days than one for others, whatever was asked for', () => {
    for (const problem of ['make me a plan', 'a plan with 3 hours a day', 'a plan, 90 minutes a day'])
      for (const age of young)
        for (const other of old) {
          const [child, grown] = [age, other].map((one) =>
            Math.max(...daysIn(askSample({ age: one, problem }))),
          );
          assert.ok((child ?? 0) < (grown ?? 0), `${problem}: ${child} at ${age}, ${grown} at ${other}`);
        }
  });

  test('names at most two of the topics that are left out', () => {
    for (const { name } of roadmaps) {
      const reply = askSample({ age: 10, language: name, days: 3 });
      for (const line of reply.split('\n\n').filter((one) => one.startsWith('Left out because')))
        assert.ok(linksIn(line) <= 2, line);
    }
  });

  test('asks for no level, as a child knows none', () => {
    for (const age of young) assert.doesNotMatch(askSample({ age }).split('\n\n').at(-1) ?? '', /level/);
    for (const age of old) assert.match(askSample({ age }).split('\n\n').at(-1) ?? '', /level/);
  });
});

describe('an answer for a child under 13', () => {
  const questions = roadmaps.flatMap(({ slug, name }) =>
    (library.topicsOf.get(slug) ?? [])
      .slice(3, 6)
      .map(({ title }) => ({ name, problem: `what is ${title}?` })),
  );

  test('is never longer than the one for others, and has no sentence that theirs has not', () => {
    for (const { name, problem } of questions) {
      const [child = '', grown = ''] = [11, 30].map((age) => askSample({ age, language: name, problem }));
      const [told, whole] = [child, grown].map((reply) =>
        splitSentences(reply.split('\n\n')[2]?.split('\n')[1] ?? ''),
      );
      assert.ok(told && whole && told.length <= Math.min(3, whole.length), problem);
      assert.deepEqual(told, whole.slice(0, told.length), problem);
    }
  });
});

test('each age from 13 on gets the sentences for grown-ups, and each below those for children', () => {
  const [child, grown] = [readAnswer(9), readAnswer(30)];
  assert.notEqual(child, grown);
  for (let age = 9; age < 40; age += 1) assert.equal(readAnswer(age), age < 13 ? child : grown, `${age}`);
});

function readAnswer(age: number): string {
  return askSample({ age, problem: 'what is a dictionary?' });
}
