import assert from 'node:assert/strict';
import { test } from 'node:test';

import { dropCode } from './drop-code.ts';

test('dropCode(message) leaves what is said beside code', () => {
  for (const [message, prose] of [
    ['why does my loop never stop\nwhile (true) {\n  walk();\n}', 'why does my loop never stop'],
    ['```\nlet a = 1;\n```\nhow do I show this number', '\n\nhow do I show this number'],
    ['what does this do to my list?\nnames.sort()\nprint(names)', 'what does this do to my list?'],
  ] as const)
    assert.equal(dropCode(message), prose);
});

test('dropCode(message) keeps all where next to nothing is said beside it', () => {
  for (const message of ['let a = 1;\nlet b = 2;', 'help\nlet a = 1;', 'how do I add a = b to a list', ''])
    assert.equal(dropCode(message), message);
});
