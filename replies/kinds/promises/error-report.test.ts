import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { library } from '../../testing/ask-sample.ts';
import { fenceCode } from '../fence-code.ts';
import { findErrorSentence, readUnknownError, writeUnknownError } from '../unknown-error.ts';

type Row = readonly [report: string, name: string, line: string | undefined, code: string | undefined];

/** Reports of many tools, with the error, the line and the code of the learner that they name. */
const reports: readonly Row[] = [
  ['ValueError: not enough values to unpack', 'ValueError', undefined, undefined],
  [
    '  File "a.py", line 3, in <module>\n    print(names[3])\nIndexError: list index out of range',
    'IndexError',
    '3',
    'print(names[3])',
  ],
  [
    '  File "mine.py", line 7, in go\n    run(1)\n  File "/usr/lib/python3.12/json/decoder.py", line 355, in raw\n    raise Bad(1)\njson.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)',
    'JSONDecodeError',
    '7',
    'run(1)',
  ],
  [
    '  File "/x/site-packages/lib.py", line 9, in f\n    g()\n  File "own.py", line 2, in <module>\n    f(3)\nKeyError: 3',
    'KeyError',
    '2',
    'f(3)',
  ],
  ['  File "a.py", line 4\n    ^^^^\nSyntaxError: invalid syntax', 'SyntaxError', '4', undefined],
  ['TypeError: x.map is not a function\n    at draw (app.js:12:9)', 'TypeError', '12', undefined],
  [
    'Exception in thread "main" java.lang.NullPointerException: null\n\tat Main.main(Main.java:8)',
    'NullPointerException',
    '8',
    undefined,
  ],
  ['PHP Fatal error: Uncaught TypeError: strlen(): wrong in /a.php:5', 'TypeError', '5', undefined],
  ["ArgumentError: wrong number of arguments\nfrom a.rb:21:in `run'", 'ArgumentError', '21', undefined],
  ['first RangeError: one\nthen ReferenceError: x is not defined', 'ReferenceError', undefined, undefined],
  ['ParseError: bad input on line 14', 'ParseError', '14', undefined],
];

/** What only speaks of errors, or of none at all. */
const none = [
  'what is an IndexError?',
  'my code has an error: it stops',
  'Error handling in Go',
  'what is a TypeError',
  '',
];

describe('readUnknownError(message)', () => {
  for (const [report, name, line, code] of reports)
    test(`reads ${name} at line ${line ?? 'unknown'}`, () => {
      const read = readUnknownError(report);
      assert.deepEqual([read?.name, read?.line, read?.code], [name, line, code]);
      assert.ok(read?.error.includes(name), read?.error);
    });

  test('reads none where an error is only spoken of', () => {
    for (const message of none) assert.equal(readUnknownError(message), null, message);
  });

  test('keeps what it quotes within a line of 160 characters', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.string({ maxLength: 300 }), (says, code) => {
        const read = readUnknownError(
          `File "a.py", line 1\n  x${code.replaceAll('\n', '')}\nOddError: ${says}`,
        );
        for (const quoted of [read?.error ?? '', read?.code ?? '']) {
          assert.ok(quoted.length <= 160, quoted);
          assert.doesNotMatch(quoted, /\n/);
        }
      }),
    );
  });
});

describe('writeUnknownError(error, topic)', () => {
  const topics = [...library.topics.values()];
  const named = topics.flatMap((topic) => {
    const [name] = /\b[A-Z]\w+(?:Error|Exception)\b/.exec(topic.description) ?? [];
    return name === undefined ? [] : [{ topic, name }];
  });

  test('tells what the topic says of that very error, for each topic that does', () => {
    assert.ok(named.length > 20, `${named.length}`);
    for (const { topic, name } of named) {
      const told = findErrorSentence({ name, error: name }, topic);
      assert.ok(told?.includes(name) && topic.description.includes(told), topic.key);
    }
  });

  test('tells nothing of a topic that says nothing of it, and quotes error, line and code', () => {
    for (const topic of topics.slice(0, 50)) {
      const text = writeUnknownError(
        { name: 'OddError', error: 'OddError: `a*b`', line: '4', code: 'run(`x`)' },
        topic,
      );
      assert.equal(text, "**Your error.** `OddError: 'a*b'`. Line 4 raised it: `run('x')`.");
    }
  });
});

test('fenceCode(code, language) gives the code back whatever it holds, for all that read Markdown', () => {
  const piece = fc.constantFrom('`', '```', '````', '\n', 'x = 1', '~~~', ' ', '<b>');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const code = pieces.join('');
      const fenced = fenceCode(code, 'python');
      const [, fence = ''] = /^(`{3,})python\n/.exec(fenced) ?? [];
      assert.ok(fenced.endsWith(`\n${fence}`));
      assert.equal(fenced.slice(fence.length + 'python\n'.length, -fence.length - 1), code);
      assert.ok(!code.includes(fence), fenced);
    }),
  );
});
