import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { loadContrasts, loadRoadmaps } from '#content/library.ts';
import { names } from '../../tests/naming.ts';
import { isOfTechnologies, listTechnologies, makeContrastIndex } from './contrast-index.ts';
import { readContrast } from './read-contrast.ts';

const contrasts = await loadContrasts();
const roadmaps = await loadRoadmaps();
const topics = roadmaps.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.topics));
const index = makeContrastIndex(contrasts, { names, topics });
const read = (message: string, field: readonly string[] = [], named: readonly string[] = []) =>
  readContrast(index, message, { field, named });
const titles = (message: string, field?: readonly string[], named?: readonly string[]) => {
  const asked = read(message, field, named);
  return asked && asked.sides.map((side) => asked.contrast.names[side]?.[0]).join(' / ');
};

const wordings = [
  (one: string, other: string) => `${one} vs ${other}`,
  (one: string, other: string) => `${one} or ${other}?`,
  (one: string, other: string) => `What is the difference between ${one} and ${other}?`,
  (one: string, other: string) => `when should i use ${one.toUpperCase()} instead of ${other}`,
];

for (const contrast of contrasts) {
  test(`readContrast(index, message) finds ${contrast.names.map(([name]) => name).join(' or ')} by every name in both orders`, () => {
    const field = listTechnologies(contrast).slice(0, 1);
    for (const [at, side] of contrast.names.entries())
      for (const [otherAt, otherSide] of contrast.names.entries())
        for (const name of at === otherAt ? [] : side)
          for (const other of otherSide)
            for (const word of wordings) {
              const message = word(name, other);
              const asked = read(message, field);
              assert.ok(asked, message);
              assert.equal(asked.contrast.take[asked.sides[0] ?? -1], contrast.take[at], message);
              assert.equal(asked.contrast.take[asked.sides[1] ?? -1], contrast.take[otherAt], message);
            }
  });
}

describe('readContrast(index, message, context)', () => {
  test('finds what two ideas are compared by in other words', () => {
    for (const [message, found] of [
      ['let const', 'let / const'],
      ['im confused about let and const', 'let / const'],
      ['should I use const or just let?', 'const / let'],
      ['Was ist der Unterschied zwischen let und const?', 'let / const'],
      ['Is it better to use a list or a tuple', 'list / tuple'],
      ['left join or inner join', 'LEFT JOIN / INNER JOIN'],
      ['whats the diffrence, i mean difference, of == and ===', '== / ==='],
      ['why use const and not let', 'const / let'],
      ['explain let and const', 'let / const'],
      ['px em rem', 'px / em / rem'],
      ['O(n) vs O(n^2)', 'O(n) / O(n^2)'],
    ] as const)
      assert.equal(titles(message), found, message);
  });

  test('finds technologies by the names that their roadmaps have', () => {
    for (const [message, found] of [
      ['js or python?', 'JavaScript / Python'],
      ['golang aside, node vs php', 'Node.js / PHP'],
      ['C vs C++', 'C / C++'],
      ['how does kotlin differ from java', 'Kotlin / Java'],
    ] as const)
      assert.equal(titles(message), found, message);
  });

  test('finds nothing where nothing is compared', () => {
    for (const message of [
      '',
      'let',
      'html and css',
      'html css javascript',
      'plan for java and kotlin',
      'how do I turn a list into a set?',
      'how to compare a list with a tuple',
      'how do I check if a variable is null or undefined',
      "TypeError: can't convert undefined or null to object",
      'left or right join',
      'python list to set',
      'react vs angular vs vue',
      'i get an error when i compare null or undefined',
      'O(n) vs O(n log n)',
      'is python a good language, or should I go outside and plant a tree in java',
    ])
      assert.equal(titles(message), null, message);
  });

  test('goes by the technology that is named, and by the one in the field', () => {
    assert.equal(titles('class vs struct', ['csharp']), 'class / struct');
    assert.equal(titles('class vs struct', ['cpp']), null);
    assert.equal(titles('class vs struct', [], ['cpp']), null);
    assert.equal(titles('let vs const', ['react']), 'let / const');
    assert.equal(titles('left join vs inner join', ['python']), 'LEFT JOIN / INNER JOIN');
    assert.equal(titles('stack or queue', ['java'], ['java']), 'stack / queue');
  });

  test('gives two sides or more of one entry for any text', () => {
    const words = contrasts.flatMap((contrast) => contrast.names.flat());
    const word = fc.oneof(fc.constantFrom(...words, 'or', 'vs', 'and', 'difference', '?'), fc.string());
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (typed) => {
        const asked = read(typed.join(' '));
        if (!asked) return;
        assert.ok(new Set(asked.sides).size === asked.sides.length && asked.sides.length >= 2);
        assert.ok(asked.sides.every((side) => asked.contrast.take[side] !== undefined));
        assert.ok(!isOfTechnologies(asked.contrast) || asked.sides.length === 2);
      }),
    );
  });
});
