import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { isNodeNewEnough, minNode } from './node-version.ts';

test('isNodeNewEnough(version) compares numbers', () => {
  for (const version of ['24.7.0', '24.10.1', '25.0.0', '100.0.0'])
    assert.ok(isNodeNewEnough(version), version);
  for (const version of ['24.6.9', '22.22.0', '20.20.2', '9.0.0'])
    assert.ok(!isNodeNewEnough(version), version);
});

test('package.json and README.md name the same minimum version', () => {
  assert.equal(JSON.parse(read('package.json')).engines.node, `>=${minNode}`);
  assert.match(read('README.md'), /Node 24\.7 or newer/);
});

function read(name: string): string {
  return readFileSync(join(import.meta.dirname, '../..', name), 'utf8');
}
