import assert from 'node:assert/strict';
import { test } from 'node:test';

import { restoreImage, writeImage } from './image.ts';

test('restoreImage(memory, writeImage(other, blank)) makes a blank memory equal to the other', () => {
  const blank = new WebAssembly.Memory({ initial: 2 });
  const used = new WebAssembly.Memory({ initial: 2 });
  for (const memory of [blank, used]) new Uint8Array(memory.buffer).fill(7, 100, 5000);
  used.grow(3);
  new Uint8Array(used.buffer).fill(0, 4096, 5000);
  new Uint8Array(used.buffer).set([1, 2, 3], 4 * 65_536 + 9);
  const image = writeImage(used.buffer, blank.buffer);
  assert.equal(image.length, 8 + 2 * (4 + 4096));
  restoreImage(blank, image.buffer);
  assert.deepEqual(new Uint8Array(blank.buffer), new Uint8Array(used.buffer));
});
