import assert from 'node:assert/strict';
import { test } from 'node:test';

import { askSample } from '../testing/ask-sample.ts';

const rows = [
  ['Python', 'keep asking until they give the right answer', /while True/],
  ['Python', 'how do i make it do the same thing again until the person types quit', /break/],
  ['CSS', 'where do i put the css, same file or another one', /rel="stylesheet"/],
  ['Python', 'is it still worth learning to code when AI writes everything', /worth it/],
] as const;

for (const [language, problem, says] of rows) {
  test(`"${problem}" is answered directly`, () => {
    assert.match(askSample({ language, problem }), says);
  });
}

test('a direct answer leads to its topic and to a task', () => {
  const reply = askSample({ problem: 'keep asking until they give the right answer' });
  assert.match(reply, /\[While loops\]\(\/language\/python#while-loops\) explains it/);
  assert.match(reply, /\*\*Try it\.\*\*/);
});

test('a wish for a plan gets a plan, whatever it sounds like', () => {
  const reply = askSample({ problem: 'make me a plan: I keep asking until they give the right answer' });
  assert.match(reply, /Here is your plan/);
});

test('an error that was pasted is read as such, and no written answer takes its place', () => {
  const reply = askSample({ problem: "NameError: name 'age' is not defined" });
  assert.match(reply, /Your error/);
});

test('an explanation shows the example of its topic with what it prints', () => {
  const reply = askSample({ problem: 'what is a dictionary' });
  assert.match(reply, /\*\*An example\.\*\*[\s\S]*```python[\s\S]*It prints:/);
});
