import assert from 'node:assert/strict';
import { test } from 'node:test';

import { type Node, setOffCode } from './set-off-code.ts';

const long = 'const total = prices.reduce((sum, price) => sum + price, 0);';
const text = (value: string): Node => ({ type: 'text', value });
const code = (value: string): Node => ({ type: 'inlineCode', value });
const paragraph = (...children: Node[]): Node => ({ type: 'paragraph', children });

function setOff(...children: Node[]): Node[] | undefined {
  const tree = { type: 'root', children: [paragraph(...children)] };
  setOffCode()(tree);
  return tree.children;
}

test('setOffCode() turns long code in a paragraph into a block, and drops the punctuation after it', () => {
  assert.deepEqual(setOff(text('Write '), code(long), text('. Then run '), code('node'), text('.')), [
    paragraph(text('Write ')),
    { type: 'code', value: long },
    paragraph(text('Then run '), code('node'), text('.')),
  ]);
  assert.deepEqual(setOff(code(long)), [{ type: 'code', value: long }]);
});

test('setOffCode() leaves short code, code in parentheses and code inside links alone', () => {
  for (const children of [
    [text('Write '), code('x = 1'), text('.')],
    [text('Stamp it ('), code(long), text(').')],
    [text('As in '), { type: 'link', children: [code(long)] }],
  ])
    assert.deepEqual(setOff(...children), [paragraph(...children)]);
});

test('setOffCode() looks into lists', () => {
  const item = { type: 'listItem', children: [paragraph(text('Write '), code(long))] };
  const tree = { type: 'root', children: [{ type: 'list', children: [item] }] };
  setOffCode()(tree);
  assert.deepEqual(item.children, [paragraph(text('Write ')), { type: 'code', value: long }]);
});
