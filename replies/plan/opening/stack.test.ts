import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { askSample } from '../../testing/ask-sample.ts';

describe('a reply for someone who wants to be a full-stack developer', () => {
  const problem = 'I want to become a full-stack developer, make me a plan';

  test('names what makes a stack, in the order in which it is learnt', () => {
    const order = ['HTML', 'CSS', 'JavaScript', 'NodeJS', 'Express', 'MongoDB', 'React'];
    const [, list = ''] =
      /Learn it in this order: (.+?)\. Your/.exec(askSample({ language: 'web', days: 90, problem })) ?? [];
    assert.deepEqual(
      [...list.matchAll(/\[(\w+)\]/g)].map(([, name]) => name),
      order,
    );
  });

  test('plans as many of them as the days hold, and names the next', () => {
    const reply = askSample({ language: 'web', days: 30, problem });
    assert.match(reply, /Here is your plan for \*\*HTML, CSS and JavaScript\*\*/);
    assert.match(reply, /the next plan when you get to \[NodeJS\]/);
    const weekends = `${problem}, 3 hours on weekends only`;
    assert.match(
      askSample({ language: 'web', days: 60, problem: weekends }),
      /plan for \*\*HTML, CSS and JavaScript\*\*/,
    );
    assert.match(askSample({ language: 'web', days: 3, problem }), /your plan for \*\*HTML\*\*/);
    assert.match(askSample({ language: 'web', days: 200, problem }), /MongoDB and React\*\*/);
  });

  test('begins with the pages whatever the language of the server is called', () => {
    for (const [language, name] of [
      ['Java', 'Java'],
      ['C#', String.raw`C\\#`],
      ['Python', 'Python'],
    ] as const) {
      const reply = askSample({ language, days: 400, problem: `${name} full stack developer roadmap` });
      assert.match(reply, new RegExp(`plan for \\*\\*HTML, CSS, JavaScript, ${name}`), name);
    }
  });

  test('takes no word of its name for a topic', () => {
    assert.doesNotMatch(askSample({ language: 'web', days: 90, problem }), /You asked about/);
  });

  test('leaves a list that the learner made whole', () => {
    const reply = askSample({ language: 'HTML, CSS and JavaScript', days: 14, problem: 'make me a plan' });
    assert.match(reply, /Here is your plan for \*\*HTML, CSS and JavaScript\*\*/);
  });
});
