import assert from 'node:assert/strict';
import { test } from 'node:test';

import { browserItems } from './browser-storage.ts';

/** A browser's storage, which throws while it is blocked. */
function makeStorage() {
  const items = new Map<string, string>();
  const state = { isBlocked: false };
  const open = () => {
    if (state.isBlocked) throw new DOMException('', 'SecurityError');
    return items;
  };
  const storage = {
    getItem: (name: string) => open().get(name) ?? null,
    setItem: (name: string, value: string) => void open().set(name, value),
    removeItem: (name: string) => void open().delete(name),
  };
  return { storage, state };
}

test('browserItems keeps for this page what the browser does not store', () => {
  const { storage, state } = makeStorage();
  Object.assign(globalThis, { localStorage: storage });
  browserItems.write('theme', 'dark');
  state.isBlocked = true;
  assert.equal(browserItems.read('theme'), null);
  browserItems.write('theme', 'light');
  assert.equal(browserItems.read('theme'), 'light');
  browserItems.remove('theme');
  assert.equal(browserItems.read('theme'), null);
});

test('browserItems reads what was stored last', () => {
  const { storage, state } = makeStorage();
  Object.assign(globalThis, { localStorage: storage });
  state.isBlocked = true;
  browserItems.write('theme', 'light');
  state.isBlocked = false;
  browserItems.write('theme', 'dark');
  assert.equal(browserItems.read('theme'), 'dark');
});
