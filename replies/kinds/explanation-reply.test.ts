import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { askSample } from '../testing/ask-sample.ts';

function readExplanation(age: number): string | undefined {
  return /^\*\*\[.+\n(.+)$/m.exec(askSample({ age, problem: 'what is a dictionary?' }))?.[1];
}

describe('writeExplanation(library, request, input)', () => {
  test('explains both of two things that are compared', () => {
    const reply = askSample({ language: 'sql', problem: 'difference between GROUP BY and ORDER BY' });
    assert.match(reply, /^\*\*\[.*ORDER BY/m);
    assert.match(reply, /^\*\*\[.*GROUP BY/m);
  });

  test('tells a child the beginning of an explanation', () => {
    assert.ok((readExplanation(11)?.length ?? 0) < (readExplanation(30)?.length ?? 0));
  });

  test('names no topic above the learner as close to the answer', () => {
    const near = /Related: .*/.exec(askSample({ problem: 'what is a for loop?' }))?.[0] ?? '';
    assert.doesNotMatch(near, /asyncio|Comprehensions/);
  });

  test('does not change an example that turns on an address', () => {
    const reply = askSample({ language: 'html', days: 14 });
    assert.match(reply, /question(s)? (that stands )?under .*\[Links\]|\[URLs and file paths\]/);
    assert.doesNotMatch(reply, /example\.com\/(example\.com|\.\.)/);
  });
});
