import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readGist } from './read-gist.ts';

test('readGist(reply) is the first line after hello and what was understood, without marks', () => {
  const text =
    'Hello Mina,\n\nI understood: a plan.\n\n**[Lists](/language/python#lists)** (`list`)\nMore.\n\nEnd.';
  assert.equal(readGist({ text }), 'Lists (list)');
  assert.equal(readGist({ text: String.raw`Use \*args.` }), 'Use *args.');
  assert.equal(readGist({ text: 'Hello Mina,' }), 'Hello Mina,');
});
