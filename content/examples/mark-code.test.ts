import assert from 'node:assert/strict';
import { test } from 'node:test';

import { markCode } from './mark-code.ts';

test('markCode() tells words of the language, names, strings and remarks apart', () => {
  assert.equal(markCode("const a = 'b'; // c", 'javascript'), 'k5p5s3p2c4');
  assert.equal(markCode('<p class="a">', 'html'), 'p1t2a5p1s3p1');
});

const samples = [
  ['vue', '<script setup>\nconst n = 1\n</script>\n<template><b>{{ n }}</b></template>'],
  ['angular', "@Component({ selector: 'app' })\nexport class App {}"],
  ['php', '<p><?php echo "a"; ?></p>'],
  ['mongo', 'db.users.find({ age: { $gt: 3 } })'],
  ['r', 'x <- c(1, 2)\nmean(x)'],
  ['kotlin', 'fun main() = println("é")'],
] as const;

test('markCode() covers the whole code, in any language', () => {
  for (const [language, code] of samples) {
    const lengths = [...markCode(code, language).matchAll(/[a-z](\d+)/g)].map(([, length]) => Number(length));
    assert.ok(lengths.length > 1, language);
    assert.equal(
      lengths.reduce((sum, length) => sum + length, 0),
      code.length,
      language,
    );
  }
});
