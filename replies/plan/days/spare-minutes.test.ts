import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { askSample } from '../../testing/ask-sample.ts';

describe('the spare minutes of a plan', () => {
  test('are for the steps of something to make, one after the other', () => {
    const reply = askSample({ language: 'Python', days: 14, level: 2 });
    const projects = reply.match(/^- Project, \d+ min\. .+$/gm) ?? [];
    assert.ok(projects.length > 2);
    const steps = [...reply.matchAll(/, step (\d) of \d of \[[^\]]+\]\(\/goals\/([\w-]+)\)/g)];
    const [, , goal] = steps[0] ?? [];
    const numbers = steps.filter(([, , id]) => id === goal).map(([, step]) => Number(step));
    assert.ok(numbers.length > 1);
    assert.deepEqual(
      numbers,
      numbers.toSorted((a, b) => a - b),
    );
  });

  test('have the form of the test before an exam or an interview', () => {
    const reply = askSample({
      language: 'Python',
      days: 14,
      problem: 'I have a Python interview in two weeks',
    });
    assert.match(reply, /^- Test, \d+ min\. Set a timer for \d+ minutes and close every page\./m);
    assert.doesNotMatch(reply, /^- Project/m);
  });

  test('repeat no task from a template', () => {
    for (const days of [1, 7, 30]) {
      const reply = askSample({ language: 'Vue', days });
      assert.doesNotMatch(reply, /^- (?:Practice|Wrap-up|In reserve|Catch-up)/m);
    }
  });
});

describe('why a topic is in a plan', () => {
  test('is said where a plan leads to several things, and once where it leads to one', () => {
    const one = askSample({ language: 'C', days: 10, problem: 'plan for recursion' });
    const two = askSample({ language: 'Python', days: 30, problem: 'plan for lists and classes' });
    assert.match(two, /, needed for /);
    assert.match(one, /asked about/);
    const whole = askSample({ language: 'JavaScript', days: 5, problem: 'plan for promises' });
    assert.match(whole, /[Tt]he days lead there|come first, after what/);
    assert.doesNotMatch(whole, /, needed for /);
  });
});
