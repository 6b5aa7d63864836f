import assert from 'node:assert/strict';
import { test } from 'node:test';

import { guardLoops, guardName, guardPage } from './guard-loops.ts';

/** Runs a script whose guard allows some turns, and gives the turns. */
function countTurns(code: string, allowed = 50): number {
  let turns = 0;
  const goOn = () => {
    turns += 1;
    if (turns > allowed) throw new RangeError('Too long.');
    return true;
  };
  try {
    Reflect.construct(Function, [guardName, guardLoops(code)])(goOn);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return turns;
}

const endless = [
  'while (true);',
  'while (true) { let x = 1; }',
  'for (;;);',
  'for (let i = 0; ; i += 1) {}',
  'for (let i = 0; i < 1; i += 0) {}',
  'do {} while (true);',
  'let a = 0; while ((a += 1) && (a > 0)) { for (const x of [1, 2]) a += x; }',
  'const text = "while ("; while (text) ;',
  'const pattern = /while \\(/; for (;pattern;) ;',
  'for (let f = () => { ; }; true; f()) {}',
];

for (const code of endless) test(`guardLoops('${code}') ends it`, () => assert.equal(countTurns(code), 51));

const ending = [
  ['let n = 0; while (n < 3) n += 1; if (n !== 3) throw new Error("wrong")', 4],
  ['let s = ""; for (const x of "abc") s += x; if (s !== "abc") throw new Error("wrong")', 0],
  ['const o = { while: 1, for: 2 }; if (o.while + o.for !== 3) throw new Error("wrong")', 0],
  ['let n = 0; for (let i = 0, j = 5; i < j; i++, j--) n += 1; if (n !== 3) throw new Error("wrong")', 4],
] as const;

for (const [code, turns] of ending)
  test(`guardLoops('${code}') leaves what it does`, () => assert.equal(countTurns(code), turns));

test('guardLoops(code) leaves every line where it is', () => {
  const code = 'let n = 0;\n\nwhile (\n  n < 3\n) {\n  n += 1;\n}\n';
  assert.equal(guardLoops(code).split('\n').length, code.split('\n').length);
});

test('guardPage(html) guards scripts and nothing else', () => {
  const html =
    '<p>while (true)</p><script type="module">while (true);</script><script src="x">for (;;);</script>';
  const guarded = guardPage(html);
  assert.equal(guarded.split(guardName).length, 2);
  assert.ok(guarded.startsWith('<p>while (true)</p><script type="module">while ('));
});
