import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { askSample, library } from '../testing/ask-sample.ts';

/** The reply without greeting and what was understood. */
const told = (problem: string, language = '') => askSample({ language, problem }).split('\n\n').slice(2);

describe('a reply about worth, work or choice', () => {
  test('begins with the verdict and ends with one offer', () => {
    const [first = '', ...others] = told('is php dead', 'PHP');
    assert.match(first, /^Yes, PHP is worth learning .* it is not dead/);
    assert.deepEqual(others, ['Say "make me a plan for PHP", and I will lay out your days.']);
  });

  test('is no plan, also where the form has one and the message names its time', () => {
    const reply = told('should I learn this, I have 30 days and 20 minutes', 'PHP').join('\n\n');
    assert.match(reply, /^Yes, PHP is worth learning/);
    assert.doesNotMatch(reply, /\*\*Day 1\*\*/);
  });

  test('stands before the plan where both are asked for', () => {
    const reply = told('make me a plan for python, but am I too late at 51?', 'Python').join('\n\n');
    assert.match(reply, /^No, you are not too old[^]*Here is your plan[^]*\*\*Day 1\*\*/);
  });

  test('leaves a plan alone where only a life is told', () => {
    for (const problem of ['I am 63 and retired', 'I am a nurse, make me a plan', 'my English is weak'])
      assert.match(told(problem, 'Python')[0] ?? '', /ere is your plan/, problem);
  });

  test('answers two questions in one message', () => {
    const reply = told('am I too old at 45, and do I need a degree?').join('\n\n');
    assert.match(reply, /not too old[^]*do not need a degree/);
  });

  test('counts the hours of the roadmap where a job is asked for in some days', () => {
    const reply = told('is 60 days enough to get hired', 'Java').join('\n\n');
    const hours = Math.round(
      (library.topicsOf.get('java') ?? []).reduce((sum, { minutes }) => sum + minutes, 0) / 60,
    );
    assert.match(reply, new RegExp(`^Do not count on it[^]*takes about ${hours} hours`));
  });

  test('gives someone who feels like a fraud warmth and one small step, and no plan', () => {
    const reply = told('I feel like a fraud at my new junior job', 'JavaScript');
    assert.match(askSample({ problem: 'I feel like a fraud at my new junior job' }), /One small step: /);
    assert.doesNotMatch(reply.join('\n\n'), /make me a plan/);
  });
});

describe('a reply to the question whether something is needed', () => {
  const asked = [
    ['do I need javascript before react', /^Learn the basics of JavaScript first: React builds on them/],
    ['can I learn react without html', /^Learn the basics of HTML first: React/],
    ['do I need to know react before javascript', /^Learn the basics of JavaScript first: React/],
    ['do I need typescript as well', /^No, not to begin/],
  ] as const;
  for (const [problem, verdict] of asked)
    test(`knows what builds on what: ${problem}`, () => {
      assert.match(told(problem, 'React')[0] ?? '', verdict);
    });
});

test('what is missing beside some technologies is said of the one that builds on the others', () => {
  assert.match(
    told('is html css and javascript enough for a job')[0] ?? '',
    /^JavaScript needs HTML and CSS/,
  );
});

test('a choice is decided by what it is for', () => {
  const asked = [
    ['python or r for stats', 'For stats, take \\*\\*R\\*\\*'],
    ['python or r for a job', 'For a job, take \\*\\*Python\\*\\*'],
    ['C# or Java for games', 'For games, take \\*\\*C\\\\#\\*\\*'],
    ['C# or Java for a job', 'For a job, take \\*\\*Java\\*\\*'],
    ['Vue or React, does it matter', 'Take \\*\\*React\\*\\*.*It matters less than it seems'],
  ] as const;
  for (const [problem, verdict] of asked)
    assert.match(told(problem)[0] ?? '', new RegExp(`^${verdict}`), problem);
});

test('what is weighed against one name is the technology in the form', () => {
  assert.match(told('is it better than bootstrap', 'Tailwind')[0] ?? '', /Bootstrap.*Tailwind/);
});
