import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { isCodeLine } from './is-code-line.ts';

test('isCodeLine knows lines of the languages we teach', () => {
  for (const line of [
    'for i in range(5):',
    'for i in range(5)',
    'def greet(name):',
    'print("hello")',
    'elif x == 1:',
    'total += 1',
    'names[0] = "Ana"',
    'import os',
    'from math import sqrt',
    'return total',
    'raise ValueError("no")',
    'const x = 1;',
    'let name',
    'x => x + 1;',
    'function add(a, b) {',
    '});',
    '  .then(load)',
    'console.log(x)',
    'export default App',
    '<div class="box">',
    '</ul>',
    '<!-- a note -->',
    'int main() {',
    'int count',
    'String name = "Ana";',
    '#include <stdio.h>',
    'printf("%d", x);',
    'std::vector<int> v = {1, 2};',
    'public class Main {',
    '@Override',
    'val name: String = "Ana"',
    'fun main() {',
    '<?php echo $x; ?>',
    '$total = 3;',
    'puts "hello"',
    'end',
    'SELECT name FROM users',
    'GROUP BY city',
    'git push origin main',
    'npm install express',
    '$ python main.py',
    '"name": "Ana",',
    '.box { color: red; }',
    '// a note',
    '    indented',
    '\tindented',
  ])
    assert.ok(isCodeLine(line), line);
});

test('isCodeLine takes no sentence for code, although it may end with a call or speak of code', () => {
  for (const line of [
    'what is wrong with my code',
    'I wrote a loop and it never stops',
    'please explain what this does: map()',
    'why does my program not work?',
    'it says that the name is not known',
    'while I was sleeping it crashed',
    'for my homework I need a list',
    'return is not working for me',
    'use the other one instead of this',
    'hi',
    'How do I import a module in Python',
    'let me know what I should do',
    '¿por qué no funciona?',
    'Ich verstehe das nicht',
    '',
    '   ',
  ])
    assert.ok(!isCodeLine(line), line);
});

test('isCodeLine knows an assignment or a call whatever its names are', () => {
  const name = fc.string({
    unit: fc.constantFrom(...'a b c x y z _'.split(' ')),
    minLength: 1,
    maxLength: 9,
  });
  fc.assert(
    fc.property(name, name, fc.constantFrom(' = ', '=', ' += ', ' -= ', ' **= '), (one, other, sign) => {
      for (const line of [`${one}${sign}${other}`, `${one}(${other})`, `${one}.${other}();`, `  ${one}`])
        assert.ok(isCodeLine(line), line);
    }),
  );
});

test('isCodeLine is total, for lines without end too', () => {
  const line = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('a', 'a ', '(', '.a', '"a', ' ', 'a(', '[').map((part) => part.repeat(3000)),
  );
  fc.assert(fc.property(line, (text) => assert.equal(typeof isCodeLine(text), 'boolean')));
});
