import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { splitMessage } from './split-message.ts';

const error = "NameError: name 'x' is not defined";
const code = ['def add(a, b):', '    return a + b', '', 'print(add(1, x))'];

test('splitMessage finds the learner’s code wherever they paste it', () => {
  const pasted = code.join('\n');
  for (const message of [
    `${pasted}\n\n${error}`,
    `${error}\n\n${pasted}`,
    `hello, please help me with this\n\n${pasted}\n\nit says\n${error}\nthanks`,
    `\`\`\`python\n${pasted}\n\`\`\`\n${error}`,
    `${error}\n~~~\n${pasted}\n~~~`,
    pasted
      .split('\n')
      .map((line, at) => `${at + 1} | ${line}`)
      .join('\n')
      .concat(`\n${error}`),
  ])
    assert.deepEqual(splitMessage(message, error).code, code, message);
});

test('splitMessage reads the number of the wrong line, by the report or in words', () => {
  for (const [message, number] of [
    [`Traceback (most recent call last):\n  File "a.py", line 4, in <module>\n${error}`, 4],
    [`it fails on line 7\n${error}`, 7],
    [`a.py: line 9: ${error}`, 9],
    [`${error} (in line 3)`, 3],
    [error, null],
    [`I am on lesson 3\n${error}`, null],
  ] as const)
    assert.equal(splitMessage(message, error).number, number, message);
});

test('splitMessage takes the last frame of a Python report, and the first of others', () => {
  const python = `Traceback (most recent call last):\n  File "a.py", line 9, in <module>\n    main()\n  File "a.py", line 4, in main\n    print(x)\n${error}`;
  assert.deepEqual(splitMessage(python, error), { code: [], shown: '    print(x)', number: 4 });
  const node = `${error}\n    at load (/home/ana/app.js:4:15)\n    at main (/home/ana/app.js:9:1)`;
  assert.equal(splitMessage(node, error).number, 4);
});

test('splitMessage takes the number off the line that TypeScript shows', () => {
  const message = `a.ts:3:7 - ${error}\n\n3 const y: string = 1;\n        ~`;
  assert.partialDeepStrictEqual(splitMessage(message, error), { shown: 'const y: string = 1;', number: 3 });
});

test('splitMessage takes no frame of a library for the learner’s line', () => {
  const message = `Traceback (most recent call last):\n  File "a.py", line 2, in <module>\n    dump(x)\n  File "/usr/lib/python3.11/json.py", line 180, in dump\n    raise e\n${error}`;
  assert.equal(splitMessage(message, error).number, 2);
});

test('splitMessage finds code in a sentence: between backticks, or behind a colon', () => {
  for (const [message, ...found] of [
    [`I wrote \`print(x)\` and got ${error}`, 'print(x)'],
    [`I wrote \`a = 1\` then \`print(x)\`: ${error}`, 'a = 1', 'print(x)'],
    [`${error}. my code: print(x)`, 'print(x)'],
    [`I wrote \`a = 1\` and: print(x)`, 'a = 1'],
    [`${error}. my question: why is that`],
  ] as const)
    assert.deepEqual(splitMessage(message, error).code, found, message);
});

test('splitMessage looks for nothing in the error’s own message', () => {
  const own = 'SyntaxError: invalid syntax on line 5: `print(x)`';
  assert.deepEqual(splitMessage(own, own), { code: [], shown: null, number: null });
});

test('splitMessage keeps each line of code as it was typed, whatever stands around it', () => {
  const line = fc.constantFrom('x = 1', '    y += 2', 'print(x)', 'if x == 1:', '', '\tz = 3;');
  const prose = fc.constantFrom('please help me with this one', 'I do not know what it wants');
  fc.assert(
    fc.property(prose, fc.array(line, { minLength: 1, maxLength: 8 }), prose, (before, lines, after) => {
      const kept = lines.slice(
        lines.findIndex((one) => one !== ''),
        lines.findLastIndex((one) => one !== '') + 1,
      );
      if (lines.every((one) => one === '')) return;
      const message = [before, '', ...lines, '', after, error].join('\n');
      assert.deepEqual(splitMessage(message, error).code, kept);
    }),
  );
});

test('splitMessage is total', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ maxLength: 20 }),
      (message, part) => {
        const { code: found, number } = splitMessage(`${message}${part}`, part);
        assert.ok(found.every((one) => !/[\r\n]$/.test(one)));
        assert.ok(number === null || number >= 0);
      },
    ),
  );
});
