import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readIconNodes } from './icon-nodes.ts';

test('readIconNodes() keeps the order and nesting of elements, and makes ids unique to each icon', () => {
  const body =
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>' +
    '<g fill="url(#a)"><path d="M0 0"/></g><path d="M1 1"/>';
  const gradient = ['linearGradient', { id: 'php-a' }, [['stop', { offset: '0', stopColor: '#fff' }, []]]];
  assert.deepEqual(readIconNodes(body, 'php'), [
    ['defs', {}, [gradient]],
    ['g', { fill: 'url(#php-a)' }, [['path', { d: 'M0 0' }, []]]],
    ['path', { d: 'M1 1' }, []],
  ]);
});

test('readIconNodes() refuses anything but elements with attributes', () => {
  for (const body of ['<text>PHP</text>', '<path d=M0/>', '<style>path{fill:red}</style>', '<!-- note -->'])
    assert.throws(() => readIconNodes(body, 'php'), /cannot be read/, body);
});
