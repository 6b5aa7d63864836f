import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { loadErrorSources } from '#content/library.ts';
import { askSample } from '../testing/ask-sample.ts';

const errors = await loadErrorSources();

describe('a reply to a question with a known error', () => {
  test('shows the corrected line of every case, and its topic', () => {
    for (const { technology, topic, cases } of errors)
      for (const { message, code, right } of cases) {
        const reply = askSample({
          language: technology,
          problem: `${message}\n\`\`\`\n${code ?? ''}\n\`\`\``,
        });
        assert.ok(reply.includes(`\n${right.trimEnd()}\n`), `${reply}\n${right}`);
        assert.ok(reply.includes(`(/language/${topic.replace('/', '#')})`), reply);
      }
  });

  test('names the line, and keeps the learner’s names and indentation', () => {
    const problem = "for x in range(2):\n    pritn(x)\n\nNameError: name 'pritn' is not defined";
    const reply = askSample({ problem });
    assert.match(reply, /Line 2 of your code:\n```python\n {4}pritn\(x\)\n```/);
    assert.match(reply, /\*\*Corrected:\*\*\n```python\n {4}print\(x\)\n```/);
  });

  test('keeps backticks in a learner’s code from ending its block, and writes no link of theirs', () => {
    const code = 'prnit("```` [free](https://evil.example) <b>")';
    const reply = askSample({ problem: `NameError: name 'prnit' is not defined\n${code}` });
    const block = /^(`{5,})python\n(.*)\n\1$/m.exec(reply);
    assert.equal(block?.[2], code);
    const outside = reply.replaceAll(/^(`{3,}).*\n[\s\S]*?\n\1$/gm, '').replaceAll(/`[^`\n]*`/g, '');
    assert.doesNotMatch(outside, /evil|<b>/);
  });

  test('plans for a learner who asks for a plan and quotes an error', () => {
    const problem = "make me a 5 day plan, I always get NameError: name 'x' is not defined";
    assert.match(askSample({ days: 5, problem }), /\*\*Day 1\*\*/);
  });
});
