import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { loadErrorSources } from '#content/library.ts';
import { makeErrorIndex } from './error-index.ts';
import { readError } from './read-error.ts';

const errors = await loadErrorSources();
const index = makeErrorIndex(errors);

describe('readError(index, message, hints)', () => {
  test('is the known error of every case, in the midst of a learner’s words', () => {
    for (const { id, technology, cases } of errors)
      for (const { message, code } of cases) {
        const told = `hi, my code is\n\n${code ?? ''}\n\nand it says\n${message}\nwhat is wrong? please help me`;
        const known = readError(index, told, [technology])?.known;
        assert.deepEqual([known?.technology, known?.id], [technology, id], told);
      }
  });

  test('ignores case, kinds of quotes and broken lines', () => {
    const message = 'nameerror:  name ‘prnit’ IS not\ndefined\n\n```\nprnit(1)\n```';
    assert.equal(readError(index, message, [])?.fixed, 'print(1)');
  });

  test('fixes the line that the report names, with its indentation', () => {
    const code = 'count = 0\nfor i in range(3):\n    # coutn\n    coutn += 1';
    const message = `NameError: name 'coutn' is not defined on line 4\n${code}`;
    const reading = readError(index, message, ['python']);
    assert.deepEqual(
      [reading?.line, reading?.number, reading?.fixed],
      ['    coutn += 1', 4, '    count += 1'],
    );
  });

  test('finds the line in the ways in which learners paste', () => {
    const rows: readonly (readonly [
      message: string,
      line: string | null,
      number: number | null,
      fixed: string | null,
    ])[] = [
      [
        'whats wrong\nfor i in range(5)\n    print(i)\n\n  File "a.py", line 1\n    for i in range(5)\n                     ^\nSyntaxError: expected \':\'',
        'for i in range(5)',
        1,
        'for i in range(5):',
      ],
      ["NameError: name 'pritn' is not defined. my code: pritn(x)", 'pritn(x)', null, 'print(x)'],
      [
        "I wrote `alert('hi'` and got SyntaxError: missing ) after argument list",
        "alert('hi'",
        null,
        "alert('hi')",
      ],
      [
        'def greet():\nprint(1)\n\nIndentationError: expected an indented block after function definition on line 1',
        'print(1)',
        2,
        '    print(1)',
      ],
      [
        '>>> x = [1]\n>>> x[5]\nTraceback (most recent call last):\n  File "<stdin>", line 1, in <module>\nIndexError: list index out of range',
        'x[5]',
        2,
        null,
      ],
      [
        'Traceback (most recent call last):\r\n  File "C:\\a.py", line 7, in <module>\r\n    main()\r\n  File "C:\\a.py", line 4, in main\r\n    print(nmae)\r\n          ^^^^\r\nNameError: name \'nmae\' is not defined. Did you mean: \'name\'?',
        'print(nmae)',
        4,
        'print(name)',
      ],
      [
        'Traceback (most recent call last):\n  File "/home/ada/a.py", line 2, in <module>\n    print(json.dumps(day))\n          ^^^^^^^^^^^^^^^\n  File "/usr/lib/python3.11/json/encoder.py", line 180, in default\n    raise TypeError(f\'Object of type {name} \'\nTypeError: Object of type date is not JSON serializable',
        'print(json.dumps(day))',
        2,
        'print(json.dumps(day, default=str))',
      ],
      [
        'Unhandled exception. System.IndexOutOfRangeException: Index was outside the bounds of the array.\r\n   at Program.<Main>$(String[] args) in C:\\a\\Program.cs:line 2\r\n\r\nint[] a = { 3, 4 };\r\nConsole.WriteLine(a[a.Length]);',
        'Console.WriteLine(a[a.Length]);',
        2,
        'Console.WriteLine(a[a.Length - 1]);',
      ],
      [
        "node:internal/modules/cjs/loader:1568\n  throw err;\n  ^\n\nError: Cannot find module 'express'\nRequire stack:\n- /home/ada/a.js",
        null,
        null,
        null,
      ],
    ];
    for (const [message, line, number, fixed] of rows) {
      const reading = readError(index, message, []);
      assert.deepEqual([reading?.line, reading?.number, reading?.fixed], [line, number, fixed], message);
    }
  });

  test('corrects nothing where no line has the name', () => {
    const message = `NameError: name 'x' is not defined\nscore = 1\n`;
    assert.equal(readError(index, message, [])?.fixed, null);
  });

  test('is null where nobody quotes an error', () => {
    for (const message of ['what is a list?', 'make me a plan', 'my name is not on the page', ''])
      assert.equal(readError(index, message, ['python', 'javascript']), null, message);
  });

  test('takes any text, and corrects no line to more than a few times its length', () => {
    const said = errors.flatMap(({ says, cases }) => says.concat(cases.map(({ code }) => code ?? '')));
    const part = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(...said, '\n', '```', '    ', '^'),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const reading = readError(index, parts.join(''), ['python']);
        assert.ok((reading?.fixed ?? '').length < 2000);
      }),
    );
  });
});
