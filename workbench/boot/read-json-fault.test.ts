import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readJsonFault } from './read-json-fault.ts';

const text = '{\n  "a": 1\n  "b": 2\n}\n';

/** What engines say of a missing comma, and of texts that end too early. */
const rows = [
  ["Expected ',' or '}' after property value in JSON at position 13 (line 3 column 3)", 3],
  ["Expected ',' or '}' after property value in JSON at position 13", 3],
  ["JSON.parse: expected ',' or '}' after property value in object at line 3 column 3 of the JSON data", 3],
  ["JSON Parse error: Expected '}'", null],
  ['Unexpected end of JSON input', 4],
] as const;

test('readJsonFault() finds the line of a mistake in what the engine says', () => {
  for (const [message, line] of rows)
    assert.deepEqual(readJsonFault(new SyntaxError(message), text), {
      message: `SyntaxError: ${message}`,
      line,
    });
});
