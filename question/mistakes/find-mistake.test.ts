import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { library } from '#replies/testing/ask-sample.ts';

import { findMistake } from './find-mistake.ts';
import { programMistakes } from './program-mistakes.ts';
import { webMistakes } from './web-mistakes.ts';

const block = (...lines: readonly string[]) => `what is wrong here?\n\`\`\`\n${lines.join('\n')}\n\`\`\``;

type Row = readonly [slug: string, lines: readonly string[], number: number, fixed: string | null];

const table: readonly Row[] = [
  ['python', ['age = 7', 'if age = 7:', '    print(age)'], 2, 'if age == 7:'],
  ['python', ['def greet(name)', '    return name'], 1, 'def greet(name):'],
  ['python', ['total = 3', 'print "total", total'], 2, 'print("total", total)'],
  ['python', ['n = input("how many?")', 'if n > 3:', '    print("many")'], 1, 'n = int(input("how many?"))'],
  ['python', ['cats = []', 'cats = cats.append("Mia")'], 2, 'cats.append("Mia")'],
  ['python', ['def add(x, box=[]):', '    box.append(x)'], 1, 'def add(x, box=None):'],
  ['java', ['String a = read();', 'if (a == "yes") {', '}'], 2, 'if (a.equals("yes")) {'],
  [
    'java',
    ['int[] all = {1, 2};', 'for (int i = 0; i <= all.length; i++) {', '}'],
    2,
    'for (int i = 0; i < all.length; i++) {',
  ],
  ['c', ['int n;', 'scanf("%d", n);'], 2, 'scanf("%d", &n);'],
  ['cpp', ['int n = 3;', 'while (n > 0);', '{', '  n--;', '}'], 2, 'while (n > 0)'],
  ['csharp', ['int n = 3;', 'if (n = 4) { n++; }'], 2, 'if (n == 4) { n++; }'],
  ['javascript', ['let n = 3;', 'if (n = 4) {', '}'], 2, 'if (n === 4) {'],
  ['javascript', ["button.addEventListener('click', save());"], 1, "button.addEventListener('click', save);"],
  [
    'react',
    ['return <button onClick={add(1)}>+</button>;'],
    1,
    'return <button onClick={() => add(1)}>+</button>;',
  ],
  ['react', ['return <p class="big">Hi</p>;'], 1, 'return <p className="big">Hi</p>;'],
  ['react', ['useEffect(() => {', '  load().then(setCats);', '})'], 1, null],
  ['sql', ['SELECT *', 'FROM people', 'WHERE phone = NULL;'], 3, 'WHERE phone IS NULL;'],
  ['sql', ['SELECT city FROM people', 'WHERE COUNT(*) > 3', 'GROUP BY city;'], 2, null],
  ['css', ['p {', '  color: red', '  margin: 0;', '}'], 2, '  color: red;'],
  ['css', ['p {', '  width: 10 px;', '}'], 2, '  width: 10px;'],
  ['html', ['<a src="shop.html">Shop</a>'], 1, '<a href="shop.html">Shop</a>'],
  ['json', ['{', '  "a": 1,', '}'], 2, '  "a": 1'],
  ['php', ['$n = 3;', 'echo $n'], 2, 'echo $n;'],
];

for (const [slug, lines, number, fixed] of table)
  test(`findMistake(message, technologies) names the line in ${slug}: ${lines[number - 1]}`, () => {
    const found = findMistake(block(...lines), [slug]);
    assert.deepEqual([found?.number, found?.line, found?.fixed], [number, lines[number - 1], fixed]);
  });

test('findMistake(message, technologies) finds nothing in code that is right', () => {
  for (const [slug, lines] of [
    [
      'python',
      [
        'n = int(input("how many?"))',
        'if n == 3:',
        '    print(f"{n}")',
        'else:',
        '    names = [a for a in b]',
      ],
    ],
    ['python', ['total = max(', '    3,', '    4,', ')', 'while total >= 3:', '    total -= 1']],
    ['java', ['if (a.equals("yes")) {', '  int b = 3;', '  String s = list', '      .toString();', '}']],
    ['c', ['for (int i = 0; i < n; i++)', '  printf("%d", i);', 'if (a == b) { return 1; }']],
    ['javascript', ['if (n === 4) setTimeout(save, 10);', 'const f = (a) => a >= 3;']],
    [
      'react',
      [
        'useEffect(() => {',
        '  load().then(setCats);',
        '}, []);',
        '<p className="a" onClick={() => add(1)} />',
      ],
    ],
    [
      'sql',
      ['SELECT city, COUNT(*) FROM people', 'WHERE phone IS NULL', 'GROUP BY city', 'HAVING COUNT(*) > 3;'],
    ],
    ['css', ['p {', '  color: red;', '  margin: 0', '}', 'a:hover { width: calc(1px + 2px); }']],
    ['json', ['{', '  "a": [1, 2],', '  "b": null', '}']],
  ] as const)
    assert.equal(findMistake(block(...lines), [slug]), null, lines.join(' / '));
});

test('findMistake(message, technologies) is soon done with any text', () => {
  const piece = fc.constantFrom(
    'if ',
    '(',
    'a',
    '=',
    ' ',
    '"',
    ':',
    '\n',
    'def f',
    ')',
    ';',
    '{',
    'useEffect(',
    'setA(',
    '}',
  );
  const slugs = ['python', 'react', 'c', 'css', 'sql', 'json'];
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 400 }), (pieces) => {
      const found = findMistake(`\`\`\`\n${pieces.join('')}\n\`\`\``, slugs);
      assert.ok(found === null || found.number >= 1);
    }),
  );
});

test('every mistake leads to a topic that there is', () => {
  for (const { topic } of [...programMistakes, ...webMistakes]) assert.ok(library.topics.has(topic), topic);
});
