import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { readMessageLines } from './message-lines.ts';

const noError = () => false;
const kinds = (message: string, error = '\0') =>
  readMessageLines(message, (line) => line.includes(error)).map(({ kind }) => kind);
const rows = (message: string) =>
  readMessageLines(message, noError).map(({ kind, text, number }) => [kind, text, number] as const);

test('readMessageLines knows the frames of a report, with the lines that they name', () => {
  for (const [frame, number] of [
    ['  File "/home/ana/a.py", line 12, in main', 12],
    ['    at load (/home/ana/app.js:7:15)', 7],
    ['    at file:///home/ana/app.mjs:3:1', 3],
    ['\tat com.shop.Main.main(Main.java:21)', 21],
    ['   at Program.Main(String[] args) in C:\\a\\Program.cs:line 9', 9],
    ['main.c:5:17: error: missing pointer', 5],
    ["app.rb:4:in `main'", 4],
    ['src/App.tsx(31,8): error TS2304', 31],
  ] as const)
    assert.deepEqual(rows(frame), [['frame', frame, number]], frame);
});

test('readMessageLines counts no frame of a library as the learner’s', () => {
  for (const frame of [
    '  File "/usr/lib/python3.11/json/encoder.py", line 180, in default',
    '    at Module._compile (node:internal/modules/cjs/loader:1568:14)',
    '    at step (/home/ana/node_modules/express/lib/router.js:44:3)',
    '  File "<stdin>", line 1, in <module>',
    '  at <UserCard age=12 >',
  ])
    assert.deepEqual(rows(frame), [['frame', frame, 0]], frame);
});

test('readMessageLines takes away the number that a tool puts before a line', () => {
  for (const [shown, text, number] of [
    ['  3 | const x = 1', 'const x = 1', 3],
    ['> 12 |   return x', '  return x', 12],
    ['3  |  <p>', '<p>', 3],
    ['LINE 2: SELECT x', 'SELECT x', 2],
    ['>>> print(1)', 'print(1)', null],
    ['...     x = 1', '    x = 1', null],
    ['irb(main):001:0> puts 1', 'puts 1', null],
  ] as const)
    assert.deepEqual(rows(shown), [['code', text, number]], shown);
});

test('readMessageLines knows the line that a caret points at, and that of a library for none of the learner’s', () => {
  assert.deepEqual(kinds('    print(nmae\n          ^^^^'), ['shown', 'caret']);
  assert.deepEqual(kinds('a.c:3:5: bad\n    x = 1\n    ^'), ['frame', 'shown', 'caret']);
  const foreign = '  File "/usr/lib/python3.11/a.py", line 8, in b\n    raise X\n    ^^^^^^^';
  assert.deepEqual(kinds(foreign), ['frame', 'frame', 'caret']);
});

test('readMessageLines takes all lines of a fenced block for code, and sentences for none', () => {
  assert.deepEqual(kinds('what is wrong here\n```js\nhello there\n```\nthanks a lot'), [
    'prose',
    'fence',
    'code',
    'fence',
    'prose',
  ]);
  assert.deepEqual(kinds('hello there\n\nx = 1'), ['prose', 'blank', 'code']);
});

test('readMessageLines takes a line that lacks its colon or brace for code, above an indented line', () => {
  assert.deepEqual(kinds('until (x < 3)\n    x += 1'), ['code', 'code']);
  assert.deepEqual(kinds('my code is here\n    x += 1'), ['prose', 'code']);
  assert.deepEqual(kinds('I think (maybe) it is this\nx += 1'), ['prose', 'code']);
});

test('readMessageLines knows the lines of the error itself', () => {
  assert.deepEqual(kinds('NameError: x = 1 is bad\nx = 1', 'NameError'), ['error', 'code']);
});

test('readMessageLines keeps every line of a short message in its order', () => {
  const line = fc.oneof(
    fc.string({
      unit: fc.constantFrom('a', ' ', '(', ')', '=', '^', ':', '1', '|', '"', '.'),
      maxLength: 30,
    }),
    fc.constantFrom(
      '```',
      'Traceback (most recent call last):',
      '  File "a.py", line 1',
      '',
      '  x = 1',
      '    ^',
    ),
  );
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (lines) => {
      const read = readMessageLines(lines.join('\r\n'), noError);
      assert.equal(read.length, lines.length);
      for (const [at, { kind, text, number }] of read.entries()) {
        assert.ok(lines[at]?.endsWith(text), text);
        assert.ok(kind !== 'blank' || text.trim() === '');
        assert.ok(number === null || number >= 0);
      }
    }),
  );
});
