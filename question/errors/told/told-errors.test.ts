import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { loadErrorSources } from '#content/library.ts';
import { makeErrorIndex } from '../error-index.ts';
import { readError } from '../read-error.ts';

const index = makeErrorIndex(await loadErrorSources());
const read = (message: string, ...hints: string[]) => readError(index, message, hints);

describe('readError(index, message, hints) of a message that is told', () => {
  test('knows the error and corrects the line without the quotes of the message', () => {
    const rows: readonly (readonly [technology: string, message: string, fixed: string])[] = [
      ['python', 'nameerror name prnit is not defined\n\nprnit(1)', 'print(1)'],
      ['python', 'print("hi"\n\nSyntaxError: ( was never closed', 'print("hi")'],
      [
        'typescript',
        'const a = 1;\nconsole.log(b.nmae, b.name);\n\nProperty nmae does not exist on type User',
        'console.log(b.name, b.name);',
      ],
      [
        'java',
        'int price = 9.99;\nincompatible types possible lossy conversion from double to int',
        'double price = 9.99;',
      ],
      ['cpp', 'error: cout was not declared in this scope\n\n    cout << 1;', '    std::cout << 1;'],
      ['php', "undefined variable nme\n\n$name = 'A';\necho $nme;", 'echo $name;'],
      ['r', 'mydata <- 5\nprint(mydat)\nError: object mydat not found', 'print(mydata)'],
      [
        'sql',
        'column ana does not exist\nSELECT * FROM users WHERE name = "ana";',
        "SELECT * FROM users WHERE name = 'ana';",
      ],
    ];
    for (const [technology, message, fixed] of rows)
      assert.equal(read(message, technology)?.fixed, fixed, message);
  });

  test('says what the message is likely to be, with what is not told left open', () => {
    const rows: readonly (readonly [technology: string, message: string, likely: string])[] = [
      ['c', 'segfault when I run it', 'Segmentation fault'],
      [
        'python',
        'invalid literal for int with base 10 when i type hello',
        "ValueError: invalid literal for int() with base 10: '…'",
      ],
      ['java', 'i get a null pointer exception', 'NullPointerException'],
      ['ruby', 'ruby says undefined method for nil class', "undefined method '…' for nil"],
      ['javascript', 'it says unexpected identifier', "SyntaxError: Unexpected identifier '…'"],
    ];
    for (const [technology, message, likely] of rows) {
      const reading = read(message, technology);
      assert.equal(reading?.likely, likely, message);
      assert.doesNotMatch(`${reading.means} ${reading.why} ${reading.say}`, /\{[a-z]+\}|\[\[/);
    }
  });

  test('gives the sign of a variable back that the message lacks', () => {
    assert.equal(read('undefined variable x php line 4', 'php')?.slots['name'], '$x');
    assert.equal(read('undefined variable x php line 4', 'php')?.number, 4);
  });

  test('prefers the technology that is meant where two print alike', () => {
    for (const technology of ['java', 'csharp'])
      assert.equal(read('it says ; expected at line 4', technology)?.known.technology, technology);
    assert.equal(
      read('syntax error unexpected end of input expecting end', 'ruby')?.known.technology,
      'ruby',
    );
  });

  test('takes no question for an error', () => {
    for (const [technology, message] of [
      ['git', 'remove myself from a git repository'],
      ['javascript', 'why is there a function inside the brackets of another one'],
      ['sql', 'see which tables i already made'],
      ['json', 'can you write comments in a json file'],
      ['c', 'what is a segfault'],
      ['python', 'how do I check that a name is defined'],
      ['react', 'why do people return a function in there'],
    ] as const)
      assert.equal(read(message, technology), null, message);
  });

  test('quotes any name only as text that the message has', () => {
    const name = fc.stringMatching(/^[^\s'"`´‘’“”{}[\]().,;:!?]{1,20}$/);
    fc.assert(
      fc.property(name, (given) => {
        const message = `it says name ${given} is not defined`;
        const reading = read(message, 'python');
        if (!reading) return;
        assert.ok(message.includes(reading.error), reading.error);
        const told = reading.slots['name'];
        assert.ok(told === undefined || message.toLowerCase().includes(told.toLowerCase()), told);
      }),
    );
  });
});
