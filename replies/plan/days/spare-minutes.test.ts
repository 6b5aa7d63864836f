import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { askSample } from '../../testing/ask-sample.ts';

describe('the spare minutes of a plan', () => {
  test('hold two things to do where they are many', () => {
    const letter = askSample({ language: 'Vue', days: 13, problem: 'plan, 100 minutes a day' });
    const exercises = letter.match(/^- Practice, (?:[4-9]\d) min\..+$/gm) ?? [];
    const onTopics = exercises.filter((line) => !line.includes('once more from memory'));
    assert.ok(onTopics.length > 0);
    for (const exercise of onTopics) assert.match(exercise, /\. Then [a-z]/);
    for (const exercise of letter.match(/^- Practice, 1\d min\..+$/gm) ?? [])
      assert.doesNotMatch(exercise, / Then /);
  });

  test('are in reserve while topics are left out for lack of time', () => {
    const letter = askSample({ language: 'Python', days: 7 });
    assert.match(letter, /Left out because there is not enough time/);
    assert.match(letter, /^- In reserve, 1\d min\.$/m);
    assert.match(letter, /Minutes in reserve are for topics that take longer than planned\./);
    assert.doesNotMatch(letter, /^- Practice/m);
  });

  test('end a long wrap-up with something to do', () => {
    assert.match(askSample({ days: 7 }), /^- Wrap-up, [3-9]\d min\..+ Then do the task once more/m);
    assert.doesNotMatch(
      askSample({ days: 7, problem: 'plan, 10 minutes a day' }),
      /Then do the task once more/,
    );
  });

  test('are not for doing again what is done once only', () => {
    const letter = askSample({ language: 'Vue', days: 31 });
    assert.match(letter, /^- Practice, /m);
    assert.doesNotMatch(letter, /Do the tasks? of \[Creating a Vue/);
  });
});

describe('why a topic stands in a plan', () => {
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
