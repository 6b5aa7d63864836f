import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parse } from 'yaml';

import { writePrints } from './write-outcome.ts';

const before = `chapters:
  - title: All
    topics:
      - slug: first
        task: Begin.
      - slug: second
        example:
          when: Now. # a remark
          code: |
            print(1)

        task: Go on.
`;

test('writePrints() adds what was printed to an example, and changes nothing else', () => {
  for (const printed of ['1\n', '  1\n 2', '\n1\n\n2', '# 1\n- 2: 3']) {
    const after = writePrints(before, 'second', printed);
    assert.equal(parse(after).chapters[0].topics[1].example.prints.trimEnd(), printed.trimEnd());
    const added = new Set(after.split('\n').slice(10, -2));
    const kept = after.split('\n').filter((line) => !added.has(line) || line === '');
    assert.equal(kept.filter(Boolean).join('\n'), before.split('\n').filter(Boolean).join('\n'));
  }
});

test('writePrints() refuses a topic without an example', () => {
  assert.throws(() => writePrints(before, 'first', '1'), /first has no example/);
});
